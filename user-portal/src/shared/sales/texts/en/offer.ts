/** Texts of the offer page. */
export const offer = {
  title: 'Your Offer',
  viewDeal: 'View Discounted Plan',
  viewPlans: 'View Plans',
  over: 'This offer has ended.',
} as const;
