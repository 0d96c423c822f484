import { describeFollow, type FollowReport, isKept } from './describe-follow';

const lags = Array.from({ length: 100 }, (_, place) => 3 * (100 - place));
const report: FollowReport = { users: 2_000, lags, idleSeconds: 30, idleQueries: 0 };

it('tells how soon changes arrived and what an idle instance asked', () => {
  expect(describeFollow(report).split('\n')).toEqual([
    '100 changes by another instance, 2000 watched users.',
    'In the open queue after 150 ms (half), 285 ms (95 %), 300 ms (all).',
    'Idle for 30 s: 0 commands about tasks and sessions.',
    '',
  ]);
});

it('fails when 5 % took longer than 300 ms, an idle instance asked, or nothing was measured', () => {
  expect(isKept(report)).toBe(true);
  expect(isKept({ ...report, lags: lags.map((lag) => lag + 16) })).toBe(false);
  expect(isKept({ ...report, idleQueries: 1 })).toBe(false);
  expect(isKept({ ...report, lags: [] })).toBe(false);
});
