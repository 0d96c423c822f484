import { isTaskStalled, STALLED_AFTER_MS } from './task-stall';
import { TASK_STATUSES } from './task-status';

const now = new Date('2031-03-10T06:00:00.000Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);

test('a running task has stalled three minutes after its last progress, not before', () => {
  expect(isTaskStalled('in_progress', ago(3 * 60_000), now)).toBe(true);
  expect(isTaskStalled('in_progress', ago(3 * 60_000 - 1), now)).toBe(false);
});

test('only a running task can stall', () => {
  const stalled = TASK_STATUSES.filter((status) =>
    isTaskStalled(status, ago(10 * STALLED_AFTER_MS), now),
  );
  expect(stalled).toEqual(['in_progress']);
});

test('a change after now is no stall: the clock of a device may be behind', () => {
  expect(isTaskStalled('in_progress', ago(-60_000), now)).toBe(false);
});
