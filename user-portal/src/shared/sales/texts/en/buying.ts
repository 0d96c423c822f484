/** Texts that the sales screens share. */
export const buying = {
  back: 'Back to Dashboard',
  access: { drm: 'DRM Bot Access', notify: 'Notification Bot Access' },
  priceBefore: 'Original price',
  loginNeeded: 'You must be logged in to purchase a plan.',
  goToLogin: 'Go to Login',
  regularPlans: 'View Regular Plans',
  connection: 'Failed to connect to the server.',
  retry: 'Try again',
  ends: 'Offer ends in',
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
} as const;
