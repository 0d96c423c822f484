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
  it('run the checks at the same time, then the others, and print them in their order', async () => {
    const progress = new EventEmitter();
    const ended: string[] = [];
    const part = (title: string, isCheck: boolean, work: () => unknown): Part => ({
      ...{ title, isCheck },
      async run() {
        await work();
        ended.push(title);
        return { ...ONE_PASSED, output: `output of ${title}` };
      },
    });
    const lintEnds = once(progress, 'lint ends');
    await runParts(
      [
        part('Formatting', true, () => lintEnds),
        part('Lint', true, () => void progress.emit('lint ends')),
        part('Tests', false, () => undefined),
      ],
      [],
    );
    expect(ended).toEqual(['Lint', 'Formatting', 'Tests']);
    const places = ended.toSorted().map((title) => printed.indexOf(`output of ${title}`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(printed).toMatch(/── Parts\n(✔ .+\n){3}Together: [\d.]+ s\n/);
    expect(printed).toMatch(/3 passed, 0 failed\n$/);
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
