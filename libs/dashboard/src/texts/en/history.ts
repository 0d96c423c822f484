import { counted } from '@portal/ui';

/** Texts of the Download History modal. */
export const history = {
  title: 'Download History',
  close: 'Close',
  loading: 'Loading history…',
  empty: (service: string) => `No history found for ${service}.`,
  failed: 'The history could not be loaded.',
  retry: 'Try again',
  emptyAll: 'No downloads yet. They appear here as soon as the bot finishes one.',
  allServices: 'All services',
  count: (count: number) => counted(count, 'download'),
  search: 'Search',
  notFound: (search: string) => `No download matches “${search}”.`,
  list: 'Downloads by day',
} as const;
