import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/features/dashboard/queue';
const LIVE = `${FOLDER}/use-live-tasks.ts`;
const FOLLOW = 'libs/api-client/src/follow.ts';

export const queue: MovedJourney = {
  journey: 'e2e/journeys/subscriber/queue.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/queue-card.spec.tsx`,
  tests: [
    {
      sentence: 'the end of a task changes the numbers',
      test: 'its end changes the numbers',
      fault: { file: LIVE, from: 'if (!hasLost) return;', to: 'return;' },
    },
    {
      sentence: 'what runs stands first, then what waits, then what failed and why',
      test: 'what runs stands first',
      fault: {
        file: `${FOLDER}/queue-card.tsx`,
        from: '(a, b) => ORDER[a.status] - ORDER[b.status]',
        to: '(a, b) => ORDER[b.status] - ORDER[a.status]',
      },
    },
    {
      sentence: 'an empty queue says what appears here',
      test: 'its end changes the numbers',
      fault: {
        file: `${FOLDER}/queue-card.tsx`,
        from: '<QuietText>{queue.empty}</QuietText>',
        to: 'null',
      },
    },
    {
      sentence: 'when the stream does not work the queue is polled every 7 seconds',
      test: 'the queue is polled every 7 seconds',
      fault: {
        file: `${FOLDER}/tasks-query.ts`,
        from: 'const POLL_MS = 7_000;',
        to: 'const POLL_MS = 70_000;',
      },
    },
    {
      sentence: 'a stream that works again takes over from polling',
      test: 'a stream that works again',
      fault: { file: FOLLOW, from: '      onWorks(true);\n', to: '' },
    },
    {
      sentence: 'news are not undone by an older answer that comes later',
      test: 'news are not undone',
      fault: {
        file: LIVE,
        from: '      await queryClient.cancelQueries({ queryKey });\n',
        to: '',
      },
    },
    {
      sentence: 'a hidden tab neither listens nor polls',
      test: 'a hidden tab',
      fault: { file: FOLLOW, from: '(document.hidden ? close() : open())', to: 'open()' },
    },
    {
      sentence: 'a queue that could not be loaded is only logged; the card offers another try',
      test: 'a queue that could not be loaded',
      fault: {
        file: `${FOLDER}/queue-card.tsx`,
        from: '<CardPlaceholder query={query} count={1} height={44} />',
        to: 'null',
      },
    },
  ],
};
