import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { EmptyState, PageHeader, Surface } from '@portal/ui';
import Trophy from 'lucide-react/icons/trophy';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { moveBetweenRows } from '../../shared/lists/move-between-rows';
import { LeaderboardRow } from './leaderboard-row';
import { leaderboardQuery } from './leaderboard-query';
import { texts } from './texts';

const Card = styled(Surface)({ padding: '8px 16px' });

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** Top 10 Downloaders. */
export function LeaderboardTab() {
  const query = useQuery(leaderboardQuery);
  const { data, errorUpdateCount } = query;
  return (
    <>
      <PageHeader title={texts.title} />
      <Card aria-busy={!data && errorUpdateCount === 0}>
        {data ? (
          data.length > 0 ? (
            <List aria-label={texts.title} onKeyDown={moveBetweenRows}>
              {data.map((entry, index) => (
                <LeaderboardRow
                  key={entry.userId}
                  entry={entry}
                  rank={index + 1}
                  most={data[0]?.totalDownloads ?? 0}
                />
              ))}
            </List>
          ) : (
            <EmptyState icon={<Trophy size={24} aria-hidden />}>{texts.empty}</EmptyState>
          )
        ) : (
          <LoadingOrFailed query={query} failed={texts.failed} rows={10} height={36} />
        )}
      </Card>
    </>
  );
}
