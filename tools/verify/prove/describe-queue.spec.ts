import { describeQueue } from './describe-queue';

it('tells how fast tasks changed, how soon that was seen, and what was compared', () => {
  const lags = Array.from({ length: 100 }, (_, place) => 100 - place);
  const report = {
    tasks: 200,
    changes: 1_200,
    perSecond: 19.96,
    settledMs: 612.4,
    cards: 207,
    lags,
  };
  expect(describeQueue(report).split('\n')).toEqual([
    '200 tasks, 1200 changes, 20.0 a second.',
    'Nothing old was shown over anything new.',
    '100 changes of running tasks were seen; on the screen after 50 ms (half), 95 ms (95 %), 100 ms (all).',
    'Equal to the database 612 ms after the last change; 207 cards compared.',
    'A hidden tab and a closed one each left no open stream.',
    '',
  ]);
});
