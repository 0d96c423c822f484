import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { formatCount, StatCard } from '@portal/ui';
import { Activity, Download } from 'lucide-react';
import { userStatsQuery } from '../api/stats';
import { texts } from '../texts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
}));

/** Today's and all downloads; a dash when they cannot be read (spec subscriber.md §2). */
export function StatCards({ userId }: { userId: number }) {
  const { data, isPending } = useQuery(userStatsQuery(userId));
  return (
    <Grid>
      <StatCard
        title={texts.stats.today}
        value={data ? formatCount(data.todayDownloads) : null}
        loading={isPending}
        icon={<Download size={18} />}
        colour="blue"
      />
      <StatCard
        title={texts.stats.total}
        value={data ? formatCount(data.totalDownloads) : null}
        loading={isPending}
        icon={<Activity size={18} />}
        colour="purple"
      />
    </Grid>
  );
}
