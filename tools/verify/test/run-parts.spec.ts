import { EventEmitter, once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import type { Part } from './plan';
import { runParts } from './run-parts';
import { ONE_FAILED, ONE_PASSED } from './tally';

let printed: string;
/** On a terminal and in CI the titles and marks have colours. */
const keep = (text: unknown): void => void (printed += stripVTControlCharacters(String(text)));

beforeEach(() => {
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    keep(text);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

describe('the parts of npm test', () => {
  it('run one after another, and the checks beside them, which are reported when they end', async () => {
    const progress = new EventEmitter();
    const outputOf = (title: string): string => `output of ${title}`;
    const part = (title: string, isCheck: boolean, work: () => unknown): Part => ({
      ...{ title, isCheck },
      async run() {
        await work();
        return { ...ONE_PASSED, output: outputOf(title) };
      },
    });
    const [lintReported, testsBegin] = [
      once(progress, 'lint is reported'),
      once(progress, 'tests begin'),
    ];
    let areTestsBegun = false;
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      keep(text);
      if (String(text).includes(outputOf('Lint'))) progress.emit('lint is reported');
      return true;
    });
    await runParts(
      [
        part('Formatting', true, () => testsBegin),
        part('Lint', true, () => undefined),
        part('Builds', false, async () => {
          await lintReported;
          expect(areTestsBegun).toBe(false);
        }),
        part('Tests', false, () => {
          areTestsBegun = true;
          progress.emit('tests begin');
        }),
      ],
      [],
    );
    const places = ['Lint', 'Builds', 'Tests'].map((title) => printed.indexOf(outputOf(title)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(printed).toContain(outputOf('Formatting'));
    expect(printed).toMatch(
      /── Parts\n✔ Formatting.+\n✔ Lint.+\n✔ Builds.+\n✔ Tests.+\nTogether: [\d.]+ s\n/,
    );
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
