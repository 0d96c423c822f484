import type { TaskColumn } from '@portal/contracts';
import type { TaskStatus } from '@portal/rules';

/** Texts of the Live Queue tab. */
export const texts = {
  title: 'Live Queue',
  search: 'Search by File Name or User...',
  columns: {
    'in-progress': 'In Progress',
    pending: 'Pending',
    completed: 'Recently Completed',
    failed: 'Failed',
  } satisfies Record<TaskColumn, string>,
  view: 'View',
  views: { columns: 'Columns', lines: 'Lines' },
  /** The text 'Failed to fetch {status} tasks.' of the specification. */
  failed: (column: TaskColumn) => `Failed to fetch ${column} tasks.`,
  empty: 'No tasks here.',
  noName: 'N/A',
  user: (name: string, id: number) => `${name} (${id})`,
  progress: (percent: number) => `${percent}%`,
  progressOf: (file: string) => `Progress of ${file}`,
  speed: (percent: number) =>
    percent > 0 && percent < 1 ? 'Under 1% a minute' : `${Math.round(percent)}% a minute`,
  age: (when: string) => `Added ${when}`,
  updated: (when: string) => `Updated ${when}`,
  waits: (time: string) => `The bot gets it at ${time}`,
  retries: (count: string) => `Retried ${count}`,
  statuses: {
    pending: 'Pending',
    in_progress: 'In progress',
    completed: 'Completed',
    failed: 'Failed',
  } satisfies Record<TaskStatus, string>,
  copy: { copy: 'Copy error', copied: 'Copied', notCopied: 'Not copied' },
  copyNoun: 'error of the task',
  retry: 'Retry',
  retryOne: (file: string) => `Retry: ${file}`,
  cancel: 'Cancel',
  cancelOne: (file: string) => `Cancel: ${file}`,
  retryAll: 'Retry all',
  askCancel: {
    title: 'Cancel this task?',
    text: 'The bot stops it. The task then appears under Failed.',
    confirmLabel: 'Cancel task',
    cancelLabel: 'Keep it',
  },
  askRetryAll: {
    title: 'Retry all failed tasks?',
    text: (search: string) =>
      search === ''
        ? 'Every failed task goes back to the queue, up to 500 at once.'
        : `Every failed task that '${search}' finds goes back to the queue, up to 500 at once.`,
    confirmLabel: 'Retry all',
    cancelLabel: 'Cancel',
  },
  stuck: 'Stuck',
  stuckCount: (count: string) => `${count} stuck`,
  wall: {
    failed: 'Failed, by error',
    lastHour: 'Last hour',
    readFailed: 'Failed to read the errors of the queue.',
    noFailed: 'No task has failed.',
    noError: 'No error message',
    oldest: (age: string) => `oldest ${age}`,
    retryThese: 'Retry all of these',
    retry: 'Retry',
    ask: (tasks: string) => `Retry ${tasks}?`,
    askText: (error: string) =>
      `Every task that failed with '${error}' goes back to the queue, up to 500 at once.`,
    more: (tasks: string) => `${tasks} with other errors are below.`,
    noneWaits: 'No task waits.',
    oldestWaits: (age: string) => `The oldest waiting task changed ${age}.`,
    quiet: 'No task ended in the last hour.',
    service: 'Service',
    completed: 'Completed',
  },
  actionFailed: 'Server error.',
} as const;
