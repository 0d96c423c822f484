/** Texts of publishing a version at once. */
export const publishTexts = {
  close: 'Close',
  submit: 'Publish now',
  busy: 'Publishing...',
  loadAgain: 'Load again',
} as const;
