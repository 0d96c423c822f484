import { sourcesIn, specsOf } from './changed-specs';
import { type Changes, readSharedPaths } from './changes';

const SPECS = ['bff/a.spec.ts', 'libs/ui/b.spec.ts', 'libs/ui/c.spec.tsx'];

const changed = (files: string[], projects: string[], deleted: string[] = []): Changes => ({
  files,
  deleted,
  projects,
});
const of = (changes: Changes, related: readonly string[] = []) =>
  specsOf(changes, SPECS, related, readSharedPaths());

describe('the specs that --changed runs', () => {
  it('import a changed file', () => {
    const changes = changed(['libs/ui/x.tsx'], ['libs/ui']);
    expect(of(changes, ['libs/ui/b.spec.ts'])).toEqual(['libs/ui/b.spec.ts']);
  });

  it('are all of a project whose configuration or data changed', () => {
    const changes = changed(['libs/ui/jest.config.mjs'], ['bff', 'libs/ui']);
    expect(of(changes)).toEqual(['libs/ui/b.spec.ts', 'libs/ui/c.spec.tsx']);
  });

  it('are all of a project whose data were deleted', () => {
    expect(of(changed([], ['bff', 'libs/ui'], ['bff/data.json']))).toEqual(['bff/a.spec.ts']);
  });

  it.each(['package-lock.json', 'tsconfig.base.json', 'tools/build/jest/preset.ts'])(
    'are all of the projects that %s concerns',
    (file) => {
      expect(of(changed([file], ['libs/ui']))).toEqual(['libs/ui/b.spec.ts', 'libs/ui/c.spec.tsx']);
    },
  );

  it('are none for a text', () => {
    expect(of(changed(['libs/ui/README.md'], ['libs/ui']))).toEqual([]);
  });

  it('are found by the changed files that can be imported', () => {
    const files = ['libs/ui/x.tsx', 'bff/src/y.ts', 'libs/ui/README.md', 'nx.json'];
    expect(sourcesIn(files)).toEqual(['libs/ui/x.tsx', 'bff/src/y.ts']);
  });
});
