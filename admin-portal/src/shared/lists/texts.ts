import { counted, english } from '@portal/ui';

/** Texts of all lists. */
export const texts = {
  connection: 'Server connection error.',
  previous: 'Prev',
  next: 'Next',
  pages: 'Pages',
  pageOf: (page: number, pages: number) =>
    `Page ${english.digits(page)} of ${english.digits(pages)}`,
  filters: 'Filter',
  sort: 'Order',
  timeSorts: { '-time': 'Newest first', time: 'Oldest first' },
  rowsPerPage: 'Rows per page',
  goToPage: 'Go to page',
  go: 'Go',
  userId: 'User ID',
  pills: {
    label: 'Narrowed down by',
    remove: (filter: string) => `Remove the filter ${filter}`,
    removed: (filter: string) => `Filter removed: ${filter}`,
    // Not 'Clear all': a button 'Clear All' of the Login History deletes it.
    clear: 'Clear all filters',
    removedAll: 'All filters removed',
    search: (text: string) => `Search: ${text}`,
    status: (name: string) => `Status: ${name}`,
    user: (id: string) => `User ID: ${id}`,
    from: (day: string) => `From: ${day}`,
    to: (day: string) => `To: ${day}`,
  },
  views: {
    open: 'Views',
    title: 'Saved views',
    close: 'Close',
    failed: 'Failed to fetch the saved views.',
    standard: 'Standard view',
    standardNote: 'No filter, usual order and columns',
    own: 'Only for you',
    sharedBy: (author: string) => `Shared by ${author}`,
    shown: (note: string) => `${note} · shown now`,
    delete: (name: string) => `Delete the view ${name}`,
    deleteFailed: 'Failed to delete the view.',
    save: {
      title: 'Save this view',
      name: 'Name',
      share: 'Share with all administrators',
      shareHint: 'Filter, order and columns as they are shown now are saved.',
      submit: 'Save view',
    },
    saveFailed: 'Failed to save the view.',
  },
  columns: { open: 'Columns', usual: 'Usual columns' },
  export: {
    start: 'Export CSV',
    cancel: 'Cancel',
    nothing: 'No data to export.',
    failed: 'The export failed.',
    progress: (done: number, all: number) =>
      `Exporting ${english.count(done)} of ${english.count(all)}…`,
    bar: 'Export',
    done: (rows: number) => `${counted(rows, 'row')} exported.`,
    cut: (rows: number, all: number) =>
      `Only the first ${english.count(rows)} of ${english.count(all)} rows are in the file. Filter the list for the rest.`,
  },
} as const;
