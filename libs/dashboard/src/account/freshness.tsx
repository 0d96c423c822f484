import { useQuery } from '@portal/query';
import { useFormats } from '@portal/ui';
import { userStatsQuery } from '../api/stats';
import { useTexts } from '../texts/use-texts';
import type { DashboardUser } from './use-dashboard-user';

/** How old the oldest part of the screen is; nothing as long as a part was never read on this page. */
export function Freshness({ userId, account }: { userId: number; account: DashboardUser }) {
  const texts = useTexts();
  const formats = useFormats();
  // The user may come out of the browser's storage; the numbers come from the server or not at all.
  const stats = useQuery(userStatsQuery(userId));
  const updatedAt = Math.min(account.updatedAt, stats.dataUpdatedAt);
  const triedAt = Math.max(account.triedAt, stats.dataUpdatedAt, stats.errorUpdatedAt);
  if (updatedAt === 0) return null;
  return <span>{texts.account.updated(formats.relative(updatedAt, triedAt))}</span>;
}
