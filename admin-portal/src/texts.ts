/** Every text of this portal's own screens, in one place for later languages (design §10). */
export const texts = {
  theme: { title: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  retry: 'Try again',
  login: {
    page: 'Admin Access',
    title: 'Admin Access',
    text: 'Enter the password to continue',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Sign In',
    submitting: 'Authenticating...',
    back: '← Back to User Login',
    connection: 'Failed to connect to the server.',
  },
  frame: {
    page: 'Admin',
    badge: 'Admin',
    skip: 'Skip to content',
    nav: 'Dashboard sections',
    logout: 'Log out',
  },
  lists: {
    users: 'All Users',
    active: 'Premium Users',
    expiring: 'Expiring Soon',
    realExpired: 'Real Expired',
    leaderboard: 'Top Downloaders',
  },
  analytics: {
    title: 'Analytics',
    totalUsers: 'Total Users',
    totalDownloads: 'Total Downloads',
    totalCodes: 'Total Redeem Codes',
    usedCodes: 'Used Redeem Codes',
    failed: 'Failed to fetch all statistics. Please check the network and API endpoints.',
  },
} as const;
