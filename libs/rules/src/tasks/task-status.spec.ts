import fc from 'fast-check';
import { mayMoveTask, TASK_STATUSES, type TaskStatus } from './task-status';

const moves = TASK_STATUSES.flatMap((from) =>
  TASK_STATUSES.filter((to) => mayMoveTask(from, to)).map((to) => `${from} > ${to}`),
);

describe('a task', () => {
  it('moves forward only; failed to pending is a retry; staying put is a repeated report', () => {
    expect(moves).toEqual([
      'pending > pending',
      'pending > in_progress',
      'pending > completed',
      'pending > failed',
      'in_progress > in_progress',
      'in_progress > completed',
      'in_progress > failed',
      'completed > completed',
      'failed > pending',
      'failed > failed',
    ]);
  });

  it('that is completed stays completed, whatever is reported later', () => {
    const status = fc.constantFrom<TaskStatus>(...TASK_STATUSES);
    fc.assert(
      fc.property(fc.array(status), (reports) => {
        const end = reports.reduce<TaskStatus>(
          (now, next) => (mayMoveTask(now, next) ? next : now),
          'completed',
        );
        expect(end).toBe('completed');
      }),
    );
  });
});
