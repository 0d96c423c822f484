/** Texts of the bell and its list. */
export const texts = {
  bell: (count: string) => (count === '' ? 'Notices' : `Notices, ${count} unread`),
  title: 'Notices',
  close: 'Close',
  markAll: 'Mark all as read',
  unread: 'Unread:',
  more: 'Show older notices',
  empty: 'No notices yet. Waiting money, silent relays, old backups and failing tasks come here.',
  failed: 'Notices could not be loaded.',
  notMarked: 'The notices could not be marked as read.',
  lasts: ' · not resolved yet',
  ended: (when: string) => ` · resolved ${when}`,
} as const;
