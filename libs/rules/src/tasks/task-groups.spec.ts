import { groupFailures, throughput } from './task-groups';

const at = (minute: number) => new Date(Date.UTC(2031, 0, 1, 0, minute));

test('failed tasks with the same error are one group; the largest group is first, of equal ones the latest', () => {
  const groups = groupFailures([
    { error: 'Link expired', at: at(5) },
    { error: '', at: at(1) },
    { error: 'Link expired', at: at(2) },
    { error: 'No space', at: at(9) },
  ]);
  expect(groups).toEqual([
    { error: 'Link expired', count: 2, oldestAt: at(2), newestAt: at(5) },
    { error: 'No space', count: 1, oldestAt: at(9), newestAt: at(9) },
    { error: '', count: 1, oldestAt: at(1), newestAt: at(1) },
  ]);
});

test('services are counted without regard to case, the busiest first', () => {
  expect(throughput(['hoichoi', 'ZEE5', ' Hoichoi '], ['zee5', 'zee5'])).toEqual([
    { name: 'ZEE5', completed: 1, failed: 2 },
    { name: 'hoichoi', completed: 2, failed: 0 },
  ]);
});
