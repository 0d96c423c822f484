/** Addresses of the subscriber's screens that only who is signed in sees. */
export const LOGGED_IN_ONLY = [
  '/dashboard',
  '/account-management',
  '/create-password',
  '/change-password',
  '/offer',
  '/checkout/combo_7d/user/10001/pay-id/x/',
];
