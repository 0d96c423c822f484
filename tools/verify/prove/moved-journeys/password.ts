import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/features/password';
const FORM = `${FOLDER}/password-form.tsx`;

export const password: MovedJourney = {
  journey: 'e2e/journeys/subscriber/password.spec.ts',
  before: '3e6457e6',
  spec: `${FOLDER}/password-pages.spec.tsx`,
  tests: [
    {
      sentence: "title 'Create Your Password'; fields 'New Password' and 'Confirm New Password'",
      test: "title 'Create Your Password'",
      fault: {
        file: `${FOLDER}/password-pages.tsx`,
        from: 'purpose="create"',
        to: 'purpose="change"',
      },
    },
    {
      sentence: 'password managers learn which account the password belongs to',
      test: 'tells password managers',
      fault: { file: FORM, from: 'value={userId} readOnly hidden', to: 'value="" readOnly hidden' },
    },
    {
      sentence: "both entries must match ('Passwords do not match.')",
      test: 'both entries must match',
      fault: {
        file: FORM,
        from: 'newPasswordProblem(password, confirmation)',
        to: 'newPasswordProblem(password, password)',
      },
    },
    {
      sentence: "minimum length 6 ('Password must be at least 6 characters long.')",
      test: 'minimum length 6',
      fault: {
        file: FORM,
        from: "(found === 'mismatch' ? second : first).current?.focus()",
        to: 'second.current?.focus()',
      },
    },
    {
      sentence:
        "on success 'Password created! Redirecting to dashboard...' is shown and the app goes to /dashboard",
      test: "on success 'Password created!",
      fault: { file: FORM, from: 'REDIRECT_DELAY_MS = 1_500', to: 'REDIRECT_DELAY_MS = 100' },
    },
    {
      sentence: "shows the server's message for a password that is too easy",
      test: "shows the server's message",
      fault: {
        file: `${FOLDER}/use-set-password.ts`,
        from: 'error: error ? errorText(error, texts.password.connection) : null',
        to: 'error: error ? texts.password.connection : null',
      },
    },
    {
      sentence: "a password that does not reach the server says 'Failed to connect to the server.'",
      test: 'a password that does not reach the server',
      fault: {
        file: `${FOLDER}/use-set-password.ts`,
        from: 'errorText(error, texts.password.connection)',
        to: 'errorText(error, texts.password.tooShort)',
      },
    },
  ],
};
