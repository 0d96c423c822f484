/** Texts of the offer banner. */
export const offer = {
  region: 'Your offer',
  view: 'View Offer',
  claim: 'Claim Offer',
  ends: 'Offer ends in',
  over: 'This offer has ended.',
  viewPlans: 'View Plans',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
} as const;
