/** Texts of the Active Offers tab and of the Simple Offer page. */
export const texts = {
  title: 'Active Offers',
  columns: { user: 'User', message: 'Message', sentAt: 'Sent At', actions: 'Actions' },
  empty: 'No active offers found.',
  ends: (when: string) => `Ends ${when}`,
  remove: 'Remove',
  removeOf: (who: string) => `Remove the offer of ${who}`,
  ask: {
    title: 'Remove this offer?',
    text: (who: string) => `${who} will no longer see it.`,
    confirmLabel: 'Remove',
    cancelLabel: 'Cancel',
  },
  removed: 'Offer removed!',
  removeFailed: 'Failed to remove offer.',
  readFailed: 'Failed to fetch active offers.',
  send: {
    title: 'Send a Special Offer',
    userId: 'User ID',
    message: 'Offer Message',
    submit: 'Send Offer',
    submitting: 'Sending...',
    missing: 'Please fill all the required fields.',
    wrongUserId: 'This is not a valid User ID.',
    failed: 'Failed to send offer.',
  },
} as const;
