import { satisfy } from '@module-federation/runtime';
import { join } from 'node:path';

import { acceptedRange, providedByShell, SHARED_MODULES, takenFromShell } from './shared-modules';

const root = join(__dirname, '../../../user-portal');

describe('what shell and portals share', () => {
  it('is the same list on both sides, each once on a page', () => {
    expect(Object.keys(providedByShell(root))).toEqual([...SHARED_MODULES]);
    expect(Object.keys(takenFromShell(root))).toEqual([...SHARED_MODULES]);
    for (const share of Object.values(takenFromShell(root))) expect(share.singleton).toBe(true);
  });

  it('is carried by the shell only', () => {
    for (const share of Object.values(takenFromShell(root))) expect(share.import).toBe(false);
    for (const share of Object.values(providedByShell(root))) expect(share.import).toBeUndefined();
  });

  it('holds no MUI, so that a portal never needs a shell release for a component', () => {
    expect(SHARED_MODULES.filter((name) => name.startsWith('@mui/'))).toEqual([]);
  });

  it.each(['user-portal', 'admin-portal'])(
    'the shell has every version that %s asks for (OPS-10)',
    (portal) => {
      const provided = providedByShell(join(root, '../shell'));
      const asked = Object.entries(takenFromShell(join(root, '..', portal)));
      const unmet = asked.filter(
        ([name, { requiredVersion }]) => !satisfy(provided[name]?.version ?? '', requiredVersion),
      );
      expect(unmet).toEqual([]);
      // The browser refuses these with the same function: an older shell, and a shell of the next major
      // version.
      expect(satisfy('19.3.0', acceptedRange('19.3.1'))).toBe(false);
      expect(satisfy('20.0.0', acceptedRange('19.3.1'))).toBe(false);
    },
  );

  it.each([
    ['19.3.1', '>=19.3.1 <20.0.0'],
    ['0.1.0', '>=0.1.0 <1.0.0'],
  ])('asks of a portal built against %s for %s', (version, range) => {
    expect(acceptedRange(version)).toBe(range);
  });
});
