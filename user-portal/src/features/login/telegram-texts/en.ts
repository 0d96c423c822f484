/** Texts of the tab 'Login with Telegram'. They come with the tab. */
export const texts = {
  lead: 'Click the button below to log in or recover your account.',
  button: 'Log in with Telegram',
  loading: 'Loading Telegram...',
  unreachable: 'Telegram could not be loaded. Please check your connection.',
  open: 'Continue in the Telegram window. If none opened, allow pop-ups and try again.',
  closed: 'The Telegram window was closed before you signed in.',
  missing: 'Telegram sign-in is not set up here yet. Please use your User ID and password.',
  tryAgain: 'Try again',
  standIn: 'Trial stand-in for Telegram',
  standInHint: 'Signs you in as any Telegram account. It exists in trial systems only.',
  id: 'Telegram ID',
  invalidId: 'This is not a valid Telegram ID.',
  standInButton: 'Sign in with the stand-in',
} as const;
