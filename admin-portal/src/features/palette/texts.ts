import { counted } from '@portal/ui';

/** Texts of the command palette. */
export const texts = {
  open: 'Search or jump to…',
  title: 'Search or jump to',
  placeholder: 'User ID, name, tab or action…',
  close: 'Close',
  results: 'Results',
  tabs: 'Tabs',
  actions: 'Actions',
  users: 'Users',
  viewUser: (id: string) => `Admin view of user ${id}`,
  searching: 'Searching users…',
  failed: 'Users could not be searched.',
  retry: 'Try again',
  nobody: 'No users found.',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  count: (options: number) => counted(options, 'result'),
} as const;
