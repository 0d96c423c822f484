import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { StatCard, Surface, useFormats } from '@portal/ui';
import { Activity, Download } from 'lucide-react';
import { userStatsQuery } from '../api/stats';
import { CardFailed } from '../errors/card-failed';
import { useTexts } from '../texts/use-texts';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  // Two cards side by side have little room in the narrow column.
  '&& > *': { padding: 16 },
  '& > [data-failed]': { gridColumn: '1 / -1' },
});

/** Downloads of today and of all time. A dash is shown when they cannot be read, and the way to try again. */
export function StatCards({ userId }: { userId: number }) {
  const texts = useTexts();
  const formats = useFormats();
  const query = useQuery(userStatsQuery(userId));
  const { data, isError, isPending } = query;
  return (
    <Grid>
      <StatCard
        title={texts.downloads.today}
        value={data ? formats.count(data.todayDownloads) : null}
        loading={isPending}
        icon={<Download size={18} />}
        colour="blue"
      />
      <StatCard
        title={texts.downloads.total}
        value={data ? formats.count(data.totalDownloads) : null}
        loading={isPending}
        icon={<Activity size={18} />}
        colour="purple"
      />
      {isError && !data && (
        <Surface data-failed>
          <CardFailed query={query} />
        </Surface>
      )}
    </Grid>
  );
}
