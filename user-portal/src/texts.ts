/** Every text of this portal's own screens, in one place for later languages (design §10). */
export const texts = {
  theme: { title: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  login: {
    page: 'Sign in',
    title: 'Welcome back',
    text: 'Sign in to see your plan and downloads.',
    methods: 'Sign-in method',
    telegramTab: 'Login with Telegram',
    passwordTab: 'Login with Password',
    userId: 'User ID',
    userIdRule: 'Digits only, as the bot shows it',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    forgot: 'Forgot Password?',
    submit: 'Sign In',
    submitting: 'Authenticating...',
    invalidUserId: 'This is not a valid User ID.',
    connection: 'Failed to connect to the server.',
    telegramText: 'Click the button below to log in or recover your account.',
    telegramMissing:
      'Telegram sign-in is not set up here yet. Please use your User ID and password.',
  },
  dashboard: {
    page: 'Dashboard',
    skip: 'Skip to content',
    expired: 'Expired',
    daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    refresh: 'Refresh',
    logout: 'Log out',
  },
} as const;
