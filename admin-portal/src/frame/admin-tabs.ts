import { ChartColumnBig, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyScreen } from '@portal/router';
import { texts } from '../texts';

/** One tab of the dashboard; its code loads when it is first opened. */
export interface AdminTab {
  /** Stands in the address. */
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly Screen: ComponentType;
}

const analytics: AdminTab = {
  id: 'analytics',
  label: texts.analytics.title,
  icon: ChartColumnBig,
  Screen: lazyScreen(
    async () => (await import('../features/analytics/analytics-tab')).AnalyticsTab,
  ),
};

/** The tabs in their order; a new one is one line (spec admin.md §2). */
export const ADMIN_TABS: readonly AdminTab[] = [analytics];

/** The tab of an address; the first one when the address names none, or none that exists. */
export function findTab(id: string | null): AdminTab {
  return ADMIN_TABS.find((tab) => tab.id === id) ?? analytics;
}
