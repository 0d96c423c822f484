import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/features/login';

export const login: MovedJourney = {
  journey: 'e2e/journeys/subscriber/login.spec.ts',
  before: '3e6457e6',
  spec: `${FOLDER}/login-page.spec.tsx`,
  tests: [
    {
      sentence: "two tabs: 'Login with Telegram' and 'Login with Password'",
      test: 'two tabs',
      fault: {
        file: `${FOLDER}/login-page.tsx`,
        from: "hasResetIntent() || wantsTelegramTab() ? 'telegram' : 'password'",
        to: "'telegram'",
      },
    },
    {
      sentence: 'User ID is prefilled from the stored lastLoggedInId',
      test: 'User ID is prefilled',
      fault: {
        file: `${FOLDER}/login-page.tsx`,
        from: 'useState(readLastLoggedInId)',
        to: "useState('')",
      },
    },
    {
      sentence: 'a typed User ID survives a look at the other tab',
      test: 'a typed User ID survives',
      fault: {
        file: `${FOLDER}/login-page.tsx`,
        from: 'selected={tab} onSelect={setTab}',
        to: "selected={tab} onSelect={(next) => { setUserId(''); setTab(next); }}",
      },
    },
    {
      sentence: 'Password has a show/hide toggle',
      test: 'Password has a show/hide toggle',
      fault: {
        file: 'libs/ui/src/controls/password-field.tsx',
        from: "shown ? 'text' : 'password'",
        to: "shown ? 'password' : 'password'",
      },
    },
    {
      sentence: 'password required; submit only when both are non-empty',
      test: 'User ID and password are required',
      fault: {
        file: `${FOLDER}/password-tab.tsx`,
        from: "        required\n        aria-invalid={refusal?.field === 'userId'}",
        to: "        aria-invalid={refusal?.field === 'userId'}",
      },
    },
    {
      sentence: 'User ID numeric and required',
      test: 'is refused as a User ID',
      fault: {
        file: `${FOLDER}/password-tab.tsx`,
        from: "else if (id === null) refuse('userId', loginTexts.invalidUserId);",
        to: 'else if (id === null) login.submit({ userId: Number(id), password });',
      },
    },
    {
      sentence: "while authenticating the button reads 'Authenticating...'",
      test: 'while authenticating',
      fault: {
        file: `${FOLDER}/password-tab.tsx`,
        from: 'login.busy ? loginTexts.submitting : loginTexts.submit}',
        to: 'loginTexts.submit}',
      },
    },
    {
      sentence: "a login that does not reach the server says 'Failed to connect to the server.'",
      test: 'a login that does not reach the server',
      fault: {
        file: `${FOLDER}/use-password-login.ts`,
        from: 'errorText(login.error, texts.login.connection)',
        to: 'errorText(login.error, texts.login.title)',
      },
    },
    {
      sentence:
        "'Forgot Password?' stores passwordResetIntent = true and switches to the messenger tab",
      test: 'Forgot Password',
      fault: {
        file: `${FOLDER}/login-page.tsx`,
        from: '    rememberResetIntent();\n',
        to: '',
      },
    },
    {
      sentence: 'after a reload the messenger tab is selected again',
      test: 'a page that is loaded again',
      fault: { file: `${FOLDER}/login-page.tsx`, from: 'hasResetIntent() ||', to: 'false ||' },
    },
  ],
};
