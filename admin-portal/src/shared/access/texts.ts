/** Texts of permissions and of the fresh proof. */
export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  connection: 'Failed to connect to the server.',
  forbidden: 'Your role does not allow this.',
  loading: 'Loading',
  masked: {
    reason: 'Only roles that may grant see full codes.',
    notice:
      'Only roles that may grant see full codes. For codes that still work you see the last four characters.',
  },
  code: {
    label: 'Code of your authenticator app',
    recovery: 'Recovery code',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
  },
  password: { label: 'Password', show: 'Show password', hide: 'Hide password' },
  stepUp: {
    title: 'Confirm it is you',
    password: 'It has been a while. Enter your password to continue.',
    code: 'It has been a while. Enter a code of your authenticator app to continue.',
    submit: 'Confirm',
    submitting: 'Confirming...',
    failed: 'Failed to load the confirmation. Please try again.',
  },
} as const;
