import type { MovedJourney } from './moved-test';

const QUEUE = 'admin-portal/src/features/live-queue';

export const liveQueue: MovedJourney = {
  journey: 'e2e/journeys/admin/live-queue.spec.ts',
  before: '8e66f2d9',
  spec: `${QUEUE}/columns.spec.tsx`,
  tests: [
    {
      sentence: 'columns but In Progress have pages of ten',
      test: 'the columns but In Progress have pages',
      fault: {
        file: `${QUEUE}/queue-queries.ts`,
        from: 'const PAGE_SIZE = 10',
        to: 'const PAGE_SIZE = 12',
      },
    },
    {
      sentence: "'No tasks here.'",
      test: 'the columns but In Progress have pages',
      fault: {
        file: `${QUEUE}/column.tsx`,
        from: '{tasks?.length === 0 && ',
        to: '{tasks?.length === 1 && ',
      },
    },
    {
      sentence: 'their counts are those of the service',
      test: 'the columns but In Progress have pages',
      fault: {
        file: `${QUEUE}/paged-column.tsx`,
        from: 'const count = data?.pagination.totalTasks',
        to: 'const count = data?.tasks.length',
      },
    },
    {
      sentence: "the error, 'Updated 1 hour ago', and 'N/A' for a user without a name",
      test: 'a failed task tells its error',
      fault: {
        file: `${QUEUE}/task-card.tsx`,
        from: 'texts.user(task.userName || texts.noName, user_id)',
        to: 'texts.user(task.userName, user_id)',
      },
    },
    {
      sentence: 'without the stream it polls every 7 seconds',
      test: 'without the stream the tasks are asked for',
      fault: {
        file: `${QUEUE}/queue-queries.ts`,
        from: 'const POLL_MS = 7_000',
        to: 'const POLL_MS = 9_000',
      },
    },
    {
      sentence: "the speed of a running task, '3% a minute'",
      test: 'without the stream the tasks are asked for',
      fault: {
        file: `${QUEUE}/texts.ts`,
        from: '${Math.round(percent)}% a minute',
        to: '${percent}% a minute',
      },
    },
    {
      sentence: 'a hidden tab sends no requests',
      test: 'a hidden tab neither asks nor listens',
      fault: {
        file: `${QUEUE}/queue-queries.ts`,
        from: 'came as QueueView),\n    staleTime: 0,',
        to: 'came as QueueView),\n    refetchIntervalInBackground: true,\n    staleTime: 0,',
      },
    },
    {
      sentence: 'it listens at once when it becomes visible',
      test: 'a hidden tab neither asks nor listens',
      fault: {
        file: 'libs/api-client/src/follow.ts',
        from: '(document.hidden ? close() : open())',
        to: 'document.hidden && close()',
      },
    },
    {
      sentence: "'Failed to fetch {status} tasks.'",
      test: 'a column that could not be read',
      fault: {
        file: `${QUEUE}/texts.ts`,
        from: 'Failed to fetch ${column} tasks.',
        to: 'Failed to fetch tasks.',
      },
    },
    {
      sentence: 'borders by status',
      test: 'the border of a card',
      fault: {
        file: `${QUEUE}/task-card.tsx`,
        from: '4px solid ${colour}',
        to: '4px solid ${palette.divider}',
      },
    },
  ],
};
