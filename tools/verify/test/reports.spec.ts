import { type JestReport, judgeJest } from './jest-report';
import { judgePlaywright } from './playwright-report';
import { isNamed } from './projects';
import { describeFailed } from './failed-tests';
import { describeSlowest } from './slowest';
import { addUp, isGreen, summaryLine } from './tally';

const ran = (name: string) => ({
  name,
  assertionResults: [
    { fullName: 'adds', status: 'failed', duration: 7, failureMessages: ['1 is not 2'] },
    { fullName: 'was not run', status: 'pending', duration: null },
  ],
});

const RUN = { projects: ['bff'], files: null, names: [] };

const report = (change: Partial<JestReport> = {}): JestReport => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [ran('/w/bff/src/a.spec.ts')],
  ...change,
});

describe('the count of a jest run', () => {
  it('is what passed and what failed', () => {
    expect(judgeJest(report({ numFailedTests: 2 }), 1, RUN, '/w')).toMatchObject({
      passed: 5,
      failed: 2,
    });
  });

  it.each([
    ['a suite that does not load', report({ numRuntimeErrorTestSuites: 1 }), 1],
    ['a skipped test', report({ numPendingTests: 1 }), 0],
    ['a planned test', report({ numTodoTests: 1 }), 0],
    ['a project that ran no test', report({ testResults: [ran('/w/bff-two/a.spec.ts')] }), 0],
    ['an exit code without a failed test', report(), 1],
    ['no report at all', null, 0],
  ])('holds %s for a failure', (_what, report, code) => {
    const { failed, problems } = judgeJest(report, code, RUN, '/w');
    expect(failed).toBe(1);
    expect(problems).toHaveLength(1);
  });
});

describe('a jest run of tests by name', () => {
  it('does not count the others, which jest reports as skipped', () => {
    const named = { ...RUN, names: ['adds'] };
    expect(judgeJest(report({ numPendingTests: 1 }), 0, named, '/w').failed).toBe(0);
  });
});

describe('the tests of a run', () => {
  it('are named with file, duration and result', () => {
    expect(judgeJest(report(), 0, RUN, '/w').tests).toEqual([
      { file: 'bff/src/a.spec.ts', name: 'adds', ms: 7, failure: '1 is not 2' },
    ]);
  });

  it('are taken from journeys too', () => {
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
    const tests = [
      { results: [{ duration: 5, error: { message: 'no button' } }, { duration: 2 }] },
    ];
    const spec = { file: 'admin/a.spec.ts', title: 'pays', ok: false, tests };
    const suites = [{ suites: [{ specs: [spec] }] }];
    expect(judgePlaywright({ stats, suites }, 0).tests).toEqual([
      { file: 'e2e/journeys/admin/a.spec.ts', name: 'pays', ms: 7, failure: 'no button\n' },
    ]);
  });

  it('are the twenty slowest, the slowest first', () => {
    const tests = Array.from({ length: 30 }, (_, ms) => ({
      file: 'a.spec.ts',
      name: `t${ms}`,
      ms,
      failure: null,
    }));
    const lines = describeSlowest(tests).trimEnd().split('\n');
    expect(lines).toHaveLength(20);
    expect(lines[0]).toMatch(/0\.0 s {2}a\.spec\.ts {2}t29$/);
    expect(lines[19]).toMatch(/t10$/);
  });
});

describe('the failed tests', () => {
  it('are listed with the start of their message, without colours and stack', () => {
    const failure =
      '\u001B[31mexpected 1\u001B[39m\n\n  received 2\n    at a.ts:1:1\n' + 'more\n'.repeat(9);
    const tests = [
      { file: 'a.spec.ts', name: 'adds', ms: 1, failure },
      { file: 'a.spec.ts', name: 'is good', ms: 1, failure: null },
    ];
    expect(describeFailed(tests).split('\n')).toEqual([
      'a.spec.ts  adds',
      '    expected 1',
      '    received 2',
      ...Array.from({ length: 4 }, () => '    more'),
      '',
    ]);
  });
});

describe('the count of a browser run', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

  it('is what passed and what failed', () => {
    expect(judgePlaywright({ stats: { ...stats, unexpected: 2 } }, 1)).toMatchObject({
      passed: 3,
      failed: 2,
    });
  });

  it.each([
    ['a flaky journey', { stats: { ...stats, flaky: 1 } }, 0],
    ['a skipped journey', { stats: { ...stats, skipped: 1 } }, 0],
    ['a system that did not start', { stats: { ...stats, expected: 0 }, errors: [{}] }, 1],
    ['no journey at all', { stats: { ...stats, expected: 0 } }, 0],
    ['an exit code without a failed journey', { stats }, 1],
    ['no report at all', null, 1],
  ])('holds %s for a failure', (_what, report, code) => {
    expect(judgePlaywright(report, code).failed).toBe(1);
  });
});

describe('the summary of npm test', () => {
  it('is one line', () => {
    const total = addUp([
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ]);
    expect(summaryLine(total)).toBe('41 passed, 2 failed');
    expect(isGreen(total)).toBe(false);
  });

  it('is not green when nothing ran', () => {
    expect(isGreen({ passed: 0, failed: 0 })).toBe(false);
  });
});

describe('a name given to npm test', () => {
  it('is a folder or the last part of it', () => {
    expect(isNamed('libs/rules', ['rules'])).toBe(true);
    expect(isNamed('libs/rules', ['libs/rules/'])).toBe(true);
    expect(isNamed('libs/rules', ['ules'])).toBe(false);
  });
});
