import { describeFlaky, isSteady, type Round } from './describe-flaky';

const round = (change: Partial<Round> = {}): Round => ({
  ...{ what: 'journeys', ms: 2_000, passed: 9, failed: 0, failures: [] },
  ...change,
});

describe('the rounds of a flaky test', () => {
  it('are named with how often the test failed', () => {
    const failed = round({ failed: 1, failures: ['e2e/journeys/a.spec.ts  pays'], ms: 4_000 });
    const printed = describeFlaky([round(), failed, failed, round({ what: 'skew', ms: 1_000 })]);
    expect(printed.split('\n')).toEqual([
      expect.stringMatching(/rounds +green +median +longest/),
      expect.stringMatching(/^-+/),
      expect.stringMatching(/^journeys +3 +1 +4\.0 s +4\.0 s$/),
      expect.stringMatching(/^skew +1 +1 +1\.0 s +1\.0 s$/),
      '',
      '2 ×  e2e/journeys/a.spec.ts  pays',
      '',
    ]);
  });

  it('are steady only when all were green', () => {
    expect(isSteady([round(), round()])).toBe(true);
    expect(isSteady([round(), round({ failed: 1 })])).toBe(false);
    expect(isSteady([])).toBe(false);
  });
});
