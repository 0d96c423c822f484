import type { MovedJourney } from './moved-test';

const LOGIN = 'admin-portal/src/features/login';
const SECURITY = 'admin-portal/src/features/security';
const ACCESS = 'admin-portal/src/shared/access';
const BEFORE = '625621bb';

/** The sign-in of administrators. */
export const adminLogin: MovedJourney = {
  journey: 'e2e/journeys/admin.spec.ts',
  before: BEFORE,
  spec: `${LOGIN}/admin-login-page.spec.tsx`,
  tests: [
    {
      sentence: "a wrong password shows 'Incorrect password. Please try again.'",
      test: 'is said, what was typed stays',
      fault: {
        file: `${LOGIN}/use-admin-login.ts`,
        from: 'login.error && !wantsCode(login.error)',
        to: 'login.error && wantsCode(login.error)',
      },
    },
    {
      sentence: 'a lost connection says so',
      test: 'is said, what was typed stays',
      fault: {
        file: `${LOGIN}/use-admin-login.ts`,
        from: 'errorText(login.error, texts.login.connection)',
        to: "errorText(login.error, '')",
      },
    },
    {
      sentence: "while authenticating the button reads 'Authenticating...'",
      test: 'while authenticating the button reads',
      fault: {
        file: `${LOGIN}/admin-login-page.tsx`,
        from: 'login.busy ? loginTexts.submitting : loginTexts.submit',
        to: 'loginTexts.submit',
      },
    },
    {
      sentence: 'who has an authenticator app is asked for a code, which is no error',
      test: 'a code is asked for after the password',
      fault: {
        file: `${LOGIN}/use-admin-login.ts`,
        from: 'if (wantsCode(error)) setAsksCode(true);',
        to: '',
      },
    },
    {
      sentence: 'an empty code is not sent',
      test: 'an empty code is not sent',
      fault: {
        file: `${LOGIN}/admin-login-page.tsx`,
        from: "else if (code.trim() !== '') login",
        to: 'else login',
      },
    },
    {
      sentence: 'the way back to the password, which has the keyboard',
      test: 'the way back to the password',
      fault: {
        file: `${LOGIN}/admin-login-page.tsx`,
        from: 'setWentBack(true);',
        to: '',
      },
    },
    {
      sentence: 'a recovery code in place of that of the app',
      test: 'without the phone a recovery code',
      fault: {
        file: `${ACCESS}/code-field.tsx`,
        from: "inputMode={isRecovery ? 'text' : 'numeric'}",
        to: 'inputMode="numeric"',
      },
    },
  ],
};

/** The sessions of an administrator in the dialog Security. */
export const adminSessions: MovedJourney = {
  journey: 'e2e/journeys/admin/own-sessions.spec.ts',
  before: BEFORE,
  spec: `${SECURITY}/own-sessions.spec.tsx`,
  tests: [
    {
      sentence: 'while the sessions are read it says so',
      test: 'before the first answer it says that it loads',
      fault: {
        file: `${SECURITY}/session-list.tsx`,
        from: 'aria-label={sessionsTexts.loading}',
        to: '',
      },
    },
    {
      sentence: 'each session says its device, address, place and times',
      test: 'each session says its device, address, place and times',
      fault: {
        file: `${SECURITY}/session-row.tsx`,
        from: 'sessionsTexts.times(ago(signedInAt), ago(lastSeenAt))',
        to: 'sessionsTexts.times(ago(lastSeenAt), ago(signedInAt))',
      },
    },
    {
      sentence: 'an unknown device and an unknown address have words of their own',
      test: 'an unknown device and address say so',
      fault: {
        file: `${SECURITY}/session-row.tsx`,
        from: 'address ?? sessionsTexts.unknownAddress',
        to: 'address',
      },
    },
    {
      sentence: 'a session that ended meanwhile says so, and leaves the list',
      test: 'a session that ended meanwhile',
      fault: {
        file: `${SECURITY}/use-end-session.ts`,
        from: 'if (error instanceof ApiError) void refresh();',
        to: '',
      },
    },
    {
      sentence: 'one session is signed out, and the title has the keyboard',
      test: 'one session is signed out',
      fault: { file: `${SECURITY}/use-end-session.ts`, from: 'onEnded();', to: '' },
    },
    {
      sentence: 'who is signed in nowhere else reads so',
      test: 'who is signed in nowhere else',
      fault: {
        file: `${SECURITY}/session-list.tsx`,
        from: 'data?.some(({ isCurrent }) => !isCurrent)',
        to: 'data',
      },
    },
    {
      sentence: 'everywhere else is signed out once it is confirmed',
      test: 'everywhere else is signed out once it is confirmed',
      fault: {
        file: 'libs/ui/src/dialogs/use-confirmation.tsx',
        from: 'onClick: ask,',
        to: 'onClick: onConfirm,',
      },
    },
    {
      sentence: 'a lost connection says so and can be tried again',
      test: 'a failure can be tried again',
      fault: {
        file: `${SECURITY}/session-list.tsx`,
        from: 'errorText(error, sessionsTexts.failed)',
        to: "errorText(error, '')",
      },
    },
  ],
};

/** The authenticator app in the dialog Security, and the proof that an action asks for. */
export const adminFactor: MovedJourney = {
  journey: 'e2e/journeys/admin/second-factor.spec.ts',
  before: BEFORE,
  spec: `${SECURITY}/authenticator-app.spec.tsx`,
  tests: [
    {
      sentence: 'a server without authenticator apps says so',
      test: 'a server without authenticator apps says so',
      fault: {
        file: `${SECURITY}/factor-state.tsx`,
        from: 'factor.enabledAt === null && factor.isAvailable &&',
        to: 'factor.enabledAt === null &&',
      },
    },
    {
      sentence: 'a lost connection can be tried again',
      test: 'a state that cannot be read can be tried again',
      fault: {
        file: `${SECURITY}/security-dialog-content.tsx`,
        from: 'onRetry={() => void refetch()}',
        to: 'onRetry={() => undefined}',
      },
    },
    {
      sentence: 'the set-up has a picture, the secret in groups, and the keyboard at its title',
      test: 'the set-up shows a picture to scan',
      fault: { file: `${SECURITY}/set-up.tsx`, from: "'$1 '", to: "'$1'" },
    },
    {
      sentence: 'Cancel leads back',
      test: 'Cancel turns nothing on and leads back',
      fault: {
        file: `${SECURITY}/security-dialog-content.tsx`,
        from: 'cameBack: true',
        to: 'cameBack: false',
      },
    },
    {
      sentence: 'a wrong code says so, the right one shows the recovery codes, which can be saved',
      test: 'a wrong code is said and can be corrected',
      fault: {
        file: `${SECURITY}/recovery-codes.tsx`,
        from: "`${codes.join('\\n')}\\n`",
        to: "codes.join('')",
      },
    },
    {
      sentence: 'new recovery codes are drawn once it is confirmed',
      test: 'new recovery codes are drawn once it is confirmed',
      fault: {
        file: `${SECURITY}/factor-state.tsx`,
        from: '({ recoveryCodes }) => onCodes(recoveryCodes)',
        to: '() => undefined',
      },
    },
    {
      sentence: 'the app is removed once it is confirmed',
      test: 'the app is removed once it is confirmed',
      fault: { file: `${SECURITY}/factor-state.tsx`, from: 'text: remove.done', to: "text: ''" },
    },
    {
      sentence: 'an action whose proof is too old goes on by itself once it is given',
      test: 'asks for the password of who has no app',
      fault: {
        file: `${SECURITY}/use-factor-action.ts`,
        from: 'withStepUp(() => action(input))',
        to: 'action(input)',
      },
    },
    {
      sentence: 'it asks for a code of who has an app',
      test: 'asks for a code of who has an app',
      fault: {
        file: `${ACCESS}/step-up-dialog.tsx`,
        from: 'factor !== undefined && factor.enabledAt !== null',
        to: 'false',
      },
    },
    {
      sentence: 'given up by Cancel it is no error',
      test: 'is given up by Cancel',
      fault: {
        file: `${SECURITY}/use-factor-action.ts`,
        from: ' && !isStepUpRefusal(acting.error)',
        to: '',
      },
    },
  ],
};
