import { describeBulk } from './describe-bulk';

it('tells how long it took, where it was killed, and what must not be', () => {
  const report = {
    ...{ users: 100, killedAt: [10, 50], undoKilledAt: [20], changedOnce: 100, exactAgain: 99 },
    ...{ planMs: 1_240, runMs: 9_000, undoMs: 8_100, violations: ['days given: 7 instead of 700'] },
  };
  expect(describeBulk(report).split('\n')).toEqual([
    'Dry run for 100 users: 1.2 s.',
    'Action, killed when 10, 50 were done: 9.0 s.',
    '100 of 100 users changed exactly once.',
    'Undo, killed when 20 were undone: 8.1 s.',
    '99 of 100 plans are to the letter what they were.',
    'days given: 7 instead of 700',
    '',
  ]);
});
