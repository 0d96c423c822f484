import { jestArguments, playwrightArguments } from './jest-run';

const EVERY = { projects: ['bff'], files: null, names: [] };

describe('a run of selected tests', () => {
  it('gives jest the files as paths', () => {
    expect(jestArguments({ ...EVERY, files: ['bff/a.spec.ts'] }).slice(-2)).toEqual([
      '--runTestsByPath',
      'bff/a.spec.ts',
    ]);
    expect(jestArguments(EVERY)).not.toContain('--runTestsByPath');
  });

  it('gives names as text, not as a pattern', () => {
    expect(jestArguments({ ...EVERY, names: ['a (b)', 'c'] })).toContain(
      '--testNamePattern=a \\(b\\)|c',
    );
    expect(playwrightArguments({ files: null, names: ['a (b)'] })).toEqual([
      '--grep',
      '/a \\(b\\)/i',
    ]);
  });

  it('gives Playwright the end of the path', () => {
    const [pattern = ''] = playwrightArguments({ files: ['e2e/a.spec.ts'], names: [] });
    expect('/w/e2e/a.spec.ts').toMatch(new RegExp(pattern));
    expect('/w/e2e/a-spec.ts').not.toMatch(new RegExp(pattern));
  });
});
