/** Addresses of this portal's screens. */
export const paths = {
  login: '/',
  dashboard: '/dashboard',
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

/** The checkout of a plan, reached from the plan page; the pay id only matters in addresses of the bot. */
export function checkoutPath(planId: string, userId: number): string {
  return `/checkout/${encodeURIComponent(planId)}/user/${userId}/pay-id/new/`;
}
