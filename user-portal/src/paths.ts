/** Paths of this portal's screens. */
export const paths = {
  login: '/',
  dashboard: '/dashboard',
  /** Ours: the whole download history. */
  downloads: '/downloads',
  /** Ours: everything about the account on one page. */
  account: '/account',
  profile: '/account-management',
  createPassword: '/create-password',
  changePassword: '/change-password',
  plans: '/plans',
  specialPlan: '/plans/:offerCode',
  offer: '/offer',
  checkout: '/checkout/:planId/user/:userId/pay-id/:payId',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
} as const;

/** Hash of the dashboard that opens the newest open payment at once, such as from a QR code. */
export const RESUME_HASH = '#pay';

/** Hash of the dashboard that opens this open payment at once, such as from a link of the bot. */
export const resumeHash = (referenceCode: string): string => `${RESUME_HASH}-${referenceCode}`;

/**
 * Path of the checkout of a plan, for links of the plan page. The pay id has a meaning only in links of the
 * bot.
 */
export function checkoutPath(planId: string, userId: number): string {
  return `/checkout/${encodeURIComponent(planId)}/user/${userId}/pay-id/new/`;
}
