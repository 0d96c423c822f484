import { applyReport } from './apply-report';
import type { Task, TaskReport } from './task';

const start = new Date('2026-03-10T06:00:00.000Z');
const later = new Date('2026-03-10T06:05:00.000Z');

const report = (given: Partial<TaskReport> = {}): TaskReport => ({
  user_id: 7,
  file_name: 'Mirzapur S01E01.mkv',
  ott_service: 'Amazon Prime',
  quality: '720p',
  status: 'in_progress',
  ...given,
});

const task = (given: Partial<TaskReport> = {}): Task =>
  applyReport(null, 't1', report(given), start);

describe('the first report', () => {
  it('creates the task in whatever stage it is', () => {
    expect(task({ status: 'pending' })).toEqual({
      _id: 't1',
      ...report({ status: 'pending' }),
      progress: null,
      error_message: null,
      speed: null,
      created_at: start,
      updated_at: start,
    });
    expect(task({ status: 'completed' }).status).toBe('completed');
  });
});

describe('a later report', () => {
  it('moves the task and keeps when it was created', () => {
    const moved = applyReport(task(), 't1', report({ status: 'completed' }), later);
    expect(moved).toMatchObject({ status: 'completed', created_at: start, updated_at: later });
  });

  it('a completed task stands at 100 percent', () => {
    expect(task({ status: 'completed', progress: 40 }).progress).toBe(100);
  });

  it('a failed task says why; a retry forgets reason and progress', () => {
    const failed = task({ status: 'failed', progress: 40, error_message: 'No such title' });
    expect(failed).toMatchObject({ progress: 40, error_message: 'No such title' });
    const retried = applyReport(failed, 't1', report({ status: 'pending' }), later);
    expect(retried).toMatchObject({ status: 'pending', progress: null, error_message: null });
  });

  it('raises the progress of a running task and never lowers it', () => {
    const running = task({ progress: 60 });
    const raised = applyReport(running, 't1', report({ progress: 61 }), later);
    expect(raised).toMatchObject({ progress: 61, updated_at: later });
    expect(applyReport(running, 't1', report({ progress: 59 }), later)).toBe(running);
    const failed = applyReport(running, 't1', report({ status: 'failed', progress: 10 }), later);
    expect(failed.progress).toBe(60);
  });

  it('tells the speed of a running task from its last two reports, and of no other', () => {
    const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
    const faster = applyReport(task({ progress: 10 }), 't1', report({ progress: 40 }), at(30));
    expect(faster.speed).toBe(60);
    const slower = applyReport(faster, 't1', report({ progress: 50 }), at(90));
    expect(slower.speed).toBe(10);
    // Too soon after the last report to calculate a speed.
    expect(applyReport(slower, 't1', report({ progress: 51 }), at(90)).speed).toBe(10);
    expect(applyReport(slower, 't1', report({ status: 'completed' }), at(99)).speed).toBeNull();
  });

  it.each(['pending', 'in_progress', 'completed', 'failed'] as const)(
    'that repeats %s changes nothing, whatever else it says',
    (status) => {
      const before = task({ status, progress: 60 });
      const repeated = report({ status, progress: 60, file_name: 'other', error_message: 'other' });
      expect(applyReport(before, 't1', repeated, later)).toBe(before);
    },
  );

  it.each([
    ['in_progress', 'pending'],
    ['completed', 'in_progress'],
    ['completed', 'failed'],
    ['failed', 'completed'],
  ] as const)('from %s back to %s is refused', (status, next) => {
    const backward = () => applyReport(task({ status }), 't1', report({ status: next }), later);
    expect(backward).toThrow('tasks/backward');
  });

  it("of another user is refused, even when it repeats the task's stage", () => {
    expect(() => applyReport(task(), 't1', report({ user_id: 8 }), later)).toThrow(
      'tasks/other-user',
    );
  });
});
