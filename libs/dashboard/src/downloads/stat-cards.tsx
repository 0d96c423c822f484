import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { StatCard, Surface, useFormats } from '@portal/ui';
import Activity from 'lucide-react/icons/activity';
import Download from 'lucide-react/icons/download';
import { userStatsQuery } from '../api/stats';
import { CardFailed } from '../errors/card-failed';
import { useTexts } from '../texts/use-texts';

const Grid = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  // Two cards side by side have little room in the narrow column.
  '&& > *': { padding: 16 },
});

// It covers the cards, which keep their room: so nothing below moves.
const Failed = styled(Surface)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'space-between',
  '&&&': { padding: '12px 16px' },
}));

/** Downloads of today and of all time; when they cannot be read, that and the way to try again. */
export function StatCards({ userId }: { userId: number }) {
  const texts = useTexts();
  const formats = useFormats();
  const query = useQuery(userStatsQuery(userId));
  const { data, errorUpdateCount } = query;
  const isFailed = !data && errorUpdateCount > 0;
  const isLoading = !data && !isFailed;
  return (
    <Grid>
      <StatCard
        title={texts.downloads.today}
        value={data ? formats.count(data.todayDownloads) : null}
        loading={isLoading}
        icon={<Download size={18} />}
        colour="blue"
      />
      <StatCard
        title={texts.downloads.total}
        value={data ? formats.count(data.totalDownloads) : null}
        loading={isLoading}
        icon={<Activity size={18} />}
        colour="purple"
      />
      {isFailed && (
        <Failed>
          {texts.downloads.today} · {texts.downloads.total}
          <CardFailed query={query} />
        </Failed>
      )}
    </Grid>
  );
}
