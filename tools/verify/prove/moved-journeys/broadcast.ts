import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/features/dashboard/broadcast';
const DIALOG = `${FOLDER}/broadcast-dialog.tsx`;
const NOTICE = `${FOLDER}/broadcast-notice.tsx`;

export const broadcast: MovedJourney = {
  journey: 'e2e/journeys/subscriber/broadcast.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/broadcast-notice.spec.tsx`,
  tests: [
    {
      sentence:
        "broadcast modal 'A Broadcast Message' with a 'Got It!' button; after 'Got It!' the id is remembered for the session",
      test: "has a 'Got It!' button",
      fault: { file: NOTICE, from: '    writeLastSeen(id);\n', to: '' },
    },
    {
      sentence: 'shown once per new broadcast per browser session',
      test: 'is shown once per new broadcast',
      fault: { file: NOTICE, from: 'useState(readLastSeen)', to: 'useState<string | null>(null)' },
    },
    {
      sentence: 'a broadcast sent meanwhile comes to an open dashboard, and only once',
      test: 'a broadcast sent meanwhile',
      fault: {
        file: `${FOLDER}/broadcast-query.ts`,
        from: 'refetchInterval: pollEvery(POLL_MS)',
        to: 'refetchInterval: false',
      },
    },
    {
      sentence: 'links in the text are clickable; links starting with www get an http prefix',
      test: 'links in the text are clickable',
      fault: { file: DIALOG, from: '<LinkedText text={text} />', to: '{text}' },
    },
    {
      sentence: 'with the keyboard alone: the focus is on Got It!, Escape acknowledges too',
      test: 'Escape acknowledges too',
      fault: { file: DIALOG, from: 'onClose={done}', to: 'onClose={onClose}' },
    },
    {
      sentence: 'without a broadcast there is no modal',
      test: 'without a broadcast there is no modal',
      fault: {
        file: NOTICE,
        from: 'if (!message || message._id === lastSeen || isPaying) return null;\n  return <BroadcastDialog text={message.text}',
        to: "if (message?._id === lastSeen) return null;\n  return <BroadcastDialog text={message?.text ?? ''}",
      },
    },
    {
      sentence: 'broadcast fetch errors are only logged',
      test: 'that cannot be loaded is only logged',
      fault: {
        file: `${FOLDER}/broadcast-query.ts`,
        from: "logged('the broadcast', signal, send(getBroadcastMessage, { signal }))",
        to: 'send(getBroadcastMessage, { signal })',
      },
    },
  ],
};
