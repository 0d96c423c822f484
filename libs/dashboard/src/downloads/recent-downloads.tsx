import { useQuery } from '@portal/query';
import { EmptyState, formatDate, InlineHint, Panel, SkeletonRows } from '@portal/ui';
import { Download } from 'lucide-react';
import { userStatsQuery } from '../api/stats';
import { texts } from '../texts';
import { DownloadList, DownloadRow } from './download-row';

/** The newest downloads (spec subscriber.md §2). */
export function RecentDownloads({ userId }: { userId: number }) {
  const { data, isError } = useQuery(userStatsQuery(userId));
  return (
    <Panel title={texts.recent.title}>
      {data ? (
        data.recentDownloads.length > 0 ? (
          <DownloadList>
            {data.recentDownloads.map((item) => (
              <DownloadRow
                key={item._id}
                item={item}
                date={formatDate(item.download_date)}
                withService
              />
            ))}
          </DownloadList>
        ) : (
          <EmptyState icon={<Download size={24} aria-hidden />}>{texts.recent.empty}</EmptyState>
        )
      ) : isError ? (
        <InlineHint>{texts.unavailable}</InlineHint>
      ) : (
        <SkeletonRows count={5} height={36} />
      )}
    </Panel>
  );
}
