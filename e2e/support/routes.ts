/** Addresses of the subscriber's screens that need a session. */
export const LOGGED_IN_ONLY = [
  '/dashboard',
  '/downloads',
  '/account',
  '/account-management',
  '/create-password',
  '/change-password',
  '/offer',
  '/checkout/combo_7d/user/10001/pay-id/x/',
];
