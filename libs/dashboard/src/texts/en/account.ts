import { english } from '@portal/ui';

/** Texts of the welcome line, and texts that several cards use. */
export const account = {
  welcome: (name: string) => `Welcome, ${name}`,
  userId: (userId: number) => `User ID ${english.digits(userId)}`,
  refresh: 'Refresh',
  updated: (when: string) => `Updated ${when}`,
  unavailable: 'This could not be loaded right now.',
  retry: 'Try again',
} as const;
