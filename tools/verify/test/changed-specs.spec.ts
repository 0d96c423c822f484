import { sourcesIn, specsOf } from './changed-specs';

const SPECS = ['bff/a.spec.ts', 'libs/ui/b.spec.ts', 'libs/ui/c.spec.tsx'];

describe('the specs that --changed runs', () => {
  it('import a changed file', () => {
    const changes = { files: ['libs/ui/x.tsx'], projects: ['libs/ui'] };
    expect(specsOf(changes, SPECS, ['libs/ui/b.spec.ts'])).toEqual(['libs/ui/b.spec.ts']);
  });

  it('are all of a project whose configuration or data changed', () => {
    const changes = { files: ['libs/ui/jest.config.mjs'], projects: ['bff', 'libs/ui'] };
    expect(specsOf(changes, SPECS, [])).toEqual(['libs/ui/b.spec.ts', 'libs/ui/c.spec.tsx']);
  });

  it('are none for a text', () => {
    const changes = { files: ['libs/ui/README.md'], projects: ['libs/ui'] };
    expect(specsOf(changes, SPECS, [])).toEqual([]);
  });

  it('are found by the changed files that can be imported', () => {
    const files = ['libs/ui/x.tsx', 'bff/src/y.ts', 'libs/ui/README.md', 'nx.json'];
    expect(sourcesIn(files)).toEqual(['libs/ui/x.tsx', 'bff/src/y.ts']);
  });
});
