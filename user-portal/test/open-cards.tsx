import { sampleUser, type Screen, type ScreenOptions } from '@portal/screen-testing';
import type { ReactNode } from 'react';
import { dashboardService } from './dashboard-service';
import { openPage } from './open-page';

/**
 * Opens cards of the dashboard over `dashboardService`, without the others: those cost most of a test's time, and
 * a change of them does not concern the spec.
 */
export function openCards(
  cards: ReactNode,
  { answers = [], session = { user: sampleUser() }, ...options }: ScreenOptions = {},
): Promise<Screen> {
  return openPage(<main>{cards}</main>, {
    path: '/dashboard',
    session,
    answers: [...dashboardService(), ...answers],
    ...options,
  });
}
