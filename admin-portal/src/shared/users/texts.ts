import { counted, english } from '@portal/ui';

/** Texts shared by several lists of users. */
export const texts = {
  noName: 'N/A',
  noDaysLeft: '---',
  details: 'Details',
  detailsOf: (who: string) => `Details of ${who}`,
  daysLeft: (days: number) => `${counted(days, 'day')} left`,
  id: (userId: number) => `ID ${english.digits(userId)}`,
  connection: 'Server connection error.',
  failed: 'Failed to fetch users.',
  retry: 'Try again',
  previous: 'Prev',
  next: 'Next',
  pages: 'Pages',
  pageOf: (page: number, pages: number) =>
    `Page ${english.digits(page)} of ${english.digits(pages)}`,
  filters: 'Filter',
  searchUsers: 'Search by Name or ID...',
} as const;
