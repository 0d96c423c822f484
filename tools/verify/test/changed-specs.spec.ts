import { specsOf } from './changed-specs';

const SPECS = ['bff/a.spec.ts', 'libs/ui/b.spec.ts', 'libs/ui/c.spec.tsx'];
const importers = (_files: readonly string[]) => Promise.resolve(['libs/ui/b.spec.ts']);

describe('the specs that --changed runs', () => {
  it('import a changed file', async () => {
    const changes = { files: ['libs/ui/x.tsx'], projects: ['libs/ui'] };
    expect(await specsOf(changes, SPECS, importers)).toEqual(['libs/ui/b.spec.ts']);
  });

  it('are all of a project whose configuration or data changed', async () => {
    const changes = { files: ['libs/ui/jest.config.mjs'], projects: ['bff', 'libs/ui'] };
    expect(await specsOf(changes, SPECS, importers)).toEqual([
      'libs/ui/b.spec.ts',
      'libs/ui/c.spec.tsx',
    ]);
  });

  it('are none for a text', async () => {
    const changes = { files: ['libs/ui/README.md'], projects: ['libs/ui'] };
    expect(await specsOf(changes, SPECS, importers)).toEqual([]);
  });
});
