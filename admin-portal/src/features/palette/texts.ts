import { counted } from '@portal/ui';

/** Texts of the command palette. */
export const texts = {
  open: 'Search or jump to…',
  title: 'Search or jump to',
  placeholder: 'User ID, name, TrxID, code, tab or action…',
  close: 'Close',
  results: 'Results',
  tabs: 'Tabs',
  actions: 'Actions',
  users: 'Users',
  payments: 'Payments',
  codes: 'Redeem codes',
  offers: 'Offers',
  freeMoney: 'Money without an order',
  used: 'Used',
  available: 'Available',
  user: {
    addDays: (who: string) => `Add 30 days to ${who}`,
    addVideos: (who: string) => `Add videos to ${who}`,
    addPackage: (who: string) => `Add a package to ${who}`,
    payments: (who: string) => `Payments of ${who}`,
    audit: (who: string) => `Audit of ${who}`,
  },
  viewUser: (id: string) => `Admin view of user ${id}`,
  searching: 'Searching users…',
  failed: 'Users could not be searched.',
  recordsFailed: 'Payments and codes could not be searched.',
  retry: 'Try again',
  nobody: 'No users found.',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  count: (options: number) => counted(options, 'result'),
} as const;
