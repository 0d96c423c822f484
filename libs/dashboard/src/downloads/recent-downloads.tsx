import Button from '@mui/material/Button';
import { useQuery } from '@portal/query';
import { EmptyState, Panel } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import { useCallback, useState } from 'react';
import { userStatsQuery } from '../api/stats';
import { CardPlaceholder } from '../errors/card-placeholder';
import { HistoryDialog } from '../history/lazy-history-dialog';
import { useTexts } from '../texts/use-texts';
import { RecentList } from './recent-list';

interface RecentDownloadsProps {
  readonly userId: number;
  /** Number of rows. Default: all that the service sends. */
  readonly most?: number;
}

/** The newest downloads, and a button that opens all of them. */
export function RecentDownloads({ userId, most }: RecentDownloadsProps) {
  const texts = useTexts();
  const query = useQuery(userStatsQuery(userId));
  const { data, dataUpdatedAt } = query;
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  return (
    <Panel
      title={texts.downloads.recent}
      action={
        data?.recentDownloads.length ? (
          <Button
            size="small"
            aria-haspopup="dialog"
            sx={{ marginInlineEnd: -1.5 }}
            onClick={() => setOpened(true)}
          >
            {texts.downloads.viewAll}
          </Button>
        ) : undefined
      }
    >
      {data ? (
        data.recentDownloads.length > 0 ? (
          <RecentList items={data.recentDownloads.slice(0, most)} readAt={dataUpdatedAt} />
        ) : (
          <EmptyState icon={<Download size={24} aria-hidden />}>
            {texts.downloads.recentEmpty}
          </EmptyState>
        )
      ) : (
        <CardPlaceholder query={query} count={5} height={52} />
      )}
      {opened && <HistoryDialog userId={userId} service={null} onClose={close} />}
    </Panel>
  );
}
