/** Texts of the offer page (design §10). */
export const offer = {
  title: 'Your Offer',
  viewDeal: 'View Discounted Plan',
  viewPlans: 'View Plans',
  over: 'This offer has ended.',
} as const;
