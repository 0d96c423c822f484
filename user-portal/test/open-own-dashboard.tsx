import { sampleUser, type Screen, type ScreenOptions } from '@portal/screen-testing';
import { DashboardPage } from '../src/features/dashboard/dashboard-page';
import { dashboardService } from './dashboard-service';
import { openPage } from './open-page';

/** Opens the subscriber's own dashboard over `dashboardService`. */
export function openOwnDashboard({
  answers = [],
  session = { user: sampleUser() },
  ...options
}: ScreenOptions = {}): Promise<Screen> {
  return openPage(<DashboardPage />, {
    path: '/dashboard',
    session,
    answers: [...dashboardService(), ...answers],
    ...options,
  });
}
