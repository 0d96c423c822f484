/** What both legal pages say around their text. */
export const legal = {
  back: 'Back to Dashboard',
  updated: (date: string) => `Last updated: ${date}`,
  contactTitle: 'Questions',
  contact: 'Ask us before you agree to something that is not clear to you.',
} as const;
