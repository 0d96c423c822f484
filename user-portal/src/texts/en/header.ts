import { english } from '@portal/ui';

/** Texts of the dashboard's header. */
export const header = {
  page: 'Dashboard',
  profile: 'Manage Profile',
  expired: 'Expired',
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${english.count(days)} days left`),
} as const;
