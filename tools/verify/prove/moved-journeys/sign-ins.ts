import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/features/security';
const SESSIONS = `${FOLDER}/session-list.tsx`;
const LOGINS = `${FOLDER}/login-list.tsx`;
const END = `${FOLDER}/use-end-others.ts`;

export const signIns: MovedJourney = {
  journey: 'e2e/journeys/subscriber/sign-ins.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/sign-ins-panel.spec.tsx`,
  tests: [
    {
      sentence: 'the sessions name device and last use, and which is this device',
      test: 'the sessions name device and last use',
      fault: {
        file: SESSIONS,
        from: 'session.isCurrent && (',
        to: '!session.isCurrent && (',
      },
    },
    {
      sentence: "'Sign out everywhere else' asks first; Escape changes nothing",
      test: 'asks first, and changes nothing',
      fault: {
        file: 'libs/ui/src/dialogs/use-confirmation.tsx',
        from: 'onClick: ask,',
        to: 'onClick: onConfirm,',
      },
    },
    {
      sentence: 'it ends all other sessions and tells how many',
      test: 'ends all other sessions and tells how many',
      fault: {
        file: END,
        from: 'return queryClient.invalidateQueries({ queryKey: signInKeys.sessions(userId) });',
        to: '',
      },
    },
    {
      sentence: 'a long history shows its newest entries, and all of them on demand',
      test: 'a long history shows its newest entries',
      fault: { file: `${FOLDER}/short-list.tsx`, from: 'const FEW = 4;', to: 'const FEW = 20;' },
    },
    {
      sentence: 'the history shows method, device, address and time',
      test: 'the history shows method, device, address and time',
      fault: {
        file: LOGINS,
        from: 'address ?? securityTexts.unknownAddress',
        to: 'address?.length',
      },
    },
    {
      sentence: 'an empty history has words of its own',
      test: 'an empty history and an unknown device',
      fault: { file: LOGINS, from: 'data.length === 0', to: 'data.length < 0' },
    },
    {
      sentence: 'an unknown device has words of its own',
      test: 'an empty history and an unknown device',
      fault: {
        file: SESSIONS,
        from: 'device === null ? securityTexts.unknownDevice : securityTexts.device(device)',
        to: 'device',
      },
    },
    {
      sentence: 'what cannot be loaded says so and tries again',
      test: 'what cannot be loaded says so',
      fault: {
        file: LOGINS,
        from: 'return <CardPlaceholder query={query} count={3} height={40} />',
        to: 'return null',
      },
    },
    {
      sentence: 'signing out elsewhere that does not reach the server says so',
      test: 'says when it does not reach the server',
      fault: {
        file: END,
        from: "notify({ tone: 'error', text: errorText(error, securityTexts.endFailed) })",
        to: 'void error',
      },
    },
  ],
};
