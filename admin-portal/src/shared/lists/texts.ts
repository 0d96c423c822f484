import { english } from '@portal/ui';

/** Texts of all lists. */
export const texts = {
  connection: 'Server connection error.',
  previous: 'Prev',
  next: 'Next',
  pages: 'Pages',
  pageOf: (page: number, pages: number) =>
    `Page ${english.digits(page)} of ${english.digits(pages)}`,
  filters: 'Filter',
  rowsPerPage: 'Rows per page',
  goToPage: 'Go to page',
  go: 'Go',
} as const;
