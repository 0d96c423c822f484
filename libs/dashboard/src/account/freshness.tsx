import { useQuery } from '@portal/query';
import { useFormats } from '@portal/ui';
import { userStatsQuery } from '../api/stats';
import { useTexts } from '../texts/use-texts';
import type { DashboardUser } from './use-dashboard-user';

/** Age of the oldest part of the screen. Empty until every part has been read on this page. */
export function Freshness({ userId, account }: { userId: number; account: DashboardUser }) {
  const texts = useTexts();
  const formats = useFormats();
  // The user may come from the browser's storage. The numbers come only from the server.
  const stats = useQuery(userStatsQuery(userId));
  const updatedAt = Math.min(account.updatedAt, stats.dataUpdatedAt);
  const triedAt = Math.max(account.triedAt, stats.dataUpdatedAt, stats.errorUpdatedAt);
  if (updatedAt === 0) return null;
  return <span>{texts.account.updated(formats.relative(updatedAt, triedAt))}</span>;
}
