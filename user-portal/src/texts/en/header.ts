import { english } from '@portal/ui';

/** Texts of the header of signed-in screens. */
export const header = {
  page: 'Dashboard',
  profile: 'Manage Profile',
  signIns: 'Sign-ins',
  menu: 'Account menu',
  appearance: 'Appearance',
  notices: (unread: string) => (unread ? `Notices, ${unread} unread` : 'Notices'),
  expired: 'Expired',
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${english.count(days)} days left`),
} as const;
