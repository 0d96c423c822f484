/** Texts of the checkout page. */
export const checkout = {
  title: 'Premium Plan Activation',
  plan: 'Plan',
  includes: 'Includes',
  forYou: 'For you',
  total: 'Total price',
  activate: 'Activate Plan',
  processing: 'Processing...',
  unknownPlan: 'This plan does not exist or is no longer on sale.',
  otherUser: (userId: string) =>
    `This checkout belongs to another account. You are signed in as User ${userId}.`,
} as const;
