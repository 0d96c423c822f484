import { english } from '@portal/ui';

/** Texts of the Real Expired tab. */
export const texts = {
  title: 'Real Expired',
  showing: (count: number) => `Showing ${english.count(count)} Real Expired Users`,
  expired: (when: string) => `Expired ${when}`,
  empty: 'No users found who had a plan and have expired.',
  failed: 'Failed to fetch real expired users.',
} as const;
