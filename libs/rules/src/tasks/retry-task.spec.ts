import { MAX_TASK_RETRIES, retryDueAt } from './retry-task';

const now = new Date('2026-03-10T06:00:00.000Z');

it('the first retry is due at once, each later one waits longer', () => {
  const minutes = Array.from({ length: MAX_TASK_RETRIES }, (_, retries) => {
    const due = retryDueAt(retries, now);
    return due && (due.getTime() - now.getTime()) / 60_000;
  });
  expect(minutes).toEqual([0, 1, 5, 15, 60]);
});

it('after five retries there is none', () => {
  expect(retryDueAt(5, now)).toBeNull();
  expect(retryDueAt(60, now)).toBeNull();
});
