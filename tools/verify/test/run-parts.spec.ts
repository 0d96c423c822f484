import { EventEmitter, once } from 'node:events';
import type { Part } from './plan';
import { runParts } from './run-parts';
import { ONE_FAILED, ONE_PASSED } from './tally';

let printed: string;
beforeEach(() => {
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

describe('the parts of npm test', () => {
  const outputOf = (title: string): string => `output of ${title}`;
  const part = (title: string, isCheck: boolean, work: () => unknown): Part => ({
    ...{ title, isCheck },
    async run() {
      await work();
      return { ...ONE_PASSED, output: outputOf(title) };
    },
  });
  /** The places of these texts in what was printed are in this order. */
  const expectInOrder = (...texts: readonly string[]): void => {
    const places = texts.map((text) => printed.lastIndexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  };

  it('run one after another, and the checks beside them, whose output comes between two parts', async () => {
    const progress = new EventEmitter();
    const [lintEnds, buildEnds] = [once(progress, 'lint ends'), once(progress, 'build ends')];
    let areTestsBegun = false;
    await runParts(
      [
        part('Formatting', true, () => buildEnds),
        part('Lint', true, () => void progress.emit('lint ends')),
        part('Builds', false, async () => {
          await lintEnds;
          expect(areTestsBegun).toBe(false);
        }),
        part('Tests', false, () => {
          areTestsBegun = true;
          progress.emit('build ends');
        }),
      ],
      [],
    );
    expectInOrder(...['Builds', 'Lint', 'Tests', 'Formatting'].map(outputOf));
    expectInOrder('── Parts', '✔ Formatting', '✔ Lint', '✔ Builds', '✔ Tests', 'Together: ');
    expect(printed).toMatch(/4 passed, 0 failed\n$/);
    expect(process.exitCode).toBe(0);
  });

  it('name the failed tests just before the last line, where a cut log still shows them', async () => {
    const tests = [{ file: 'a.spec.ts', name: 'adds', ms: 1, failure: '1 is not 2' }];
    const run = async () => ({ ...ONE_FAILED, tests });
    await runParts([{ title: 'Tests', isCheck: false, run }], []);
    expect(printed).toMatch(
      /Failed tests.*\na\.spec\.ts {2}adds\n {4}1 is not 2\n\n0 passed, 1 failed\n$/,
    );
  });

  it('go on after a failed check, and the run fails', async () => {
    const parts: Part[] = [
      { title: 'Lint', isCheck: true, run: () => Promise.reject(new Error('no linter')) },
      { title: 'Types', isCheck: true, run: async () => ({ ...ONE_FAILED, output: 'TS2322' }) },
      { title: 'Tests', isCheck: false, run: async () => ONE_PASSED },
    ];
    await runParts(parts, []);
    expect(printed).toMatch(/no linter[^]*TS2322[^]*1 passed, 2 failed\n$/);
    expect(process.exitCode).toBe(1);
  });
});
