/** Texts that both legal pages show around the document. */
export const legal = {
  back: 'Back to Dashboard',
  updated: (date: string) => `Last updated: ${date}`,
  loading: 'Loading the text',
  failed: 'Failed to load the text.',
  retry: 'Try again',
  contactTitle: 'Questions',
  contact: 'Ask us before you agree to something that is not clear to you.',
} as const;
