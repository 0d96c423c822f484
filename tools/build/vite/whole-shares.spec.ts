import { SHARED_MODULES } from './shared-modules';
import { wholeShares } from './whole-shares';

/** The plugin's output for a module of that name. */
function codeOf(id: string): string {
  const { transform } = wholeShares('/portal/src/portal.tsx');
  const hook = transform as (code: string, id: string) => { code: string } | null;
  return hook('export const portal = 1;', id)?.code ?? '';
}

it('a portal names at its entry the whole of every module it takes from the shell', () => {
  for (const name of SHARED_MODULES) {
    expect(codeOf('/portal/src/portal.tsx')).toMatch(
      new RegExp(`import \\* as \\w+ from '${name}';`),
    );
  }
  expect(codeOf('/portal/src/portal.tsx')).toContain('export const portal = 1;');
});

it('leaves every other module as it is', () => {
  expect(codeOf('/portal/src/frame.tsx')).toBe('');
});
