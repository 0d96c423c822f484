import { counted, english } from '@portal/ui';

/** Texts of the selection of users in lists. */
export const texts = {
  region: 'Selection',
  /** Accessible name of a row's box: 'Select Rahim (10001)'. */
  user: (name: string | null, userId: number) =>
    name === null ? `Select ${userId}` : `Select ${name} (${userId})`,
  page: 'Select this page',
  selected: (count: number) => `${english.count(count)} selected`,
  wholeSelected: (count: number) => `All ${counted(count, 'user')} of this list selected`,
  whole: (count: number) => `Select all ${english.count(count)} of this list`,
  clear: 'Clear',
  action: 'Bulk action',
  tooMany: (most: number) =>
    `At most ${english.count(most)} users can be selected by hand. Select the whole list instead.`,
} as const;
