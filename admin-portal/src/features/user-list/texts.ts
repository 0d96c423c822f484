import { english } from '@portal/ui';

/** Texts of the Premium Users and Expiring Soon tabs. */
export const texts = {
  titles: { active: 'Premium Users', expiring: 'Expiring Soon' },
  /** The <Filter Name> of the heading. */
  filters: { active: 'Premium', expiring: 'Expiring Soon' },
  showing: (count: number, filter: string) => `Showing ${english.count(count)} ${filter} Users`,
  empty: 'No users found for this filter.',
} as const;
