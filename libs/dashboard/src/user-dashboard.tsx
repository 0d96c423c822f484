import type { ReactNode } from 'react';
import { useDashboardUser } from './account/use-dashboard-user';
import { Welcome } from './account/welcome';
import { RecentDownloads } from './downloads/recent-downloads';
import { ServicesCard } from './downloads/services-card';
import { StatCards } from './downloads/stat-cards';
import { DashboardColumn, DashboardColumns, DashboardGrid } from './layout';
import { PlanCard } from './plan/plan-card';
import { SettingsCard } from './settings/settings-card';

/** Props of UserDashboard. */
export interface UserDashboardProps {
  readonly userId: number;
  /** A card of the surrounding screen below the numbers. */
  readonly belowMetrics?: ReactNode;
  /** Shows the settings disabled. Default: the settings can be changed. */
  readonly readOnlySettings?: boolean;
}

/**
 * All cards about one user at once, as administrators see them. Each card has its own loading, empty and error
 * state. Subscribers see the same cards in an order of their own.
 */
export function UserDashboard(props: UserDashboardProps) {
  const { userId, belowMetrics, readOnlySettings = false } = props;
  const account = useDashboardUser(userId);
  return (
    <DashboardGrid>
      <Welcome userId={userId} account={account} withRefresh />
      <DashboardColumns data-even>
        <PlanCard account={account} />
        <DashboardColumn>
          <StatCards userId={userId} />
          {belowMetrics}
        </DashboardColumn>
      </DashboardColumns>
      <DashboardColumns>
        <DashboardColumn>
          <RecentDownloads userId={userId} />
          <ServicesCard userId={userId} />
        </DashboardColumn>
        <SettingsCard userId={userId} account={account} readOnly={readOnlySettings} />
      </DashboardColumns>
    </DashboardGrid>
  );
}
