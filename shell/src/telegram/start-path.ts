import type { Screen } from '@portal/contracts';
import { readTelegramStart } from '@portal/rules';

const SCREENS = { plans: '/plans', downloads: '/downloads' } as const satisfies Record<
  string,
  Screen
>;
const DASHBOARD = '/dashboard' satisfies Screen;

/** The path that the parameter of a link opens; the dashboard without one and for an unknown one. */
export function startPath(param: string | null): string {
  const start = readTelegramStart(param);
  if (start === null) return DASHBOARD;
  return start.screen === 'payment' ? `${DASHBOARD}#pay-${start.code}` : SCREENS[start.screen];
}
