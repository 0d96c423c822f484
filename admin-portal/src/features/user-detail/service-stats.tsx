import { styled } from '@mui/material/styles';
import { ServiceBadge } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { EmptyState, seriesColour, tabularNumbers } from '@portal/ui';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { texts } from './texts';
import { servicesQuery } from '../../shared/users/user-queries';

const Section = styled('section')(({ theme }) => ({
  '& > h3': { ...theme.typography.h3, margin: '0 0 8px' },
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...theme.typography.body2,
    ...tabularNumbers,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: 6,
  },
  '& > li > i': {
    gridColumn: '1 / -1',
    height: 4,
    borderRadius: 2,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.action.selected,
  },
  '& > li > i > i': { display: 'block', height: '100%', minWidth: 3, borderRadius: 2 },
}));

const { stats } = texts;

/** OTT download statistics: the number of downloads per service. */
export function ServiceStats({ userId }: { userId: number }) {
  const query = useQuery(servicesQuery(userId));
  const { data } = query;
  const most = data?.[0]?.value ?? 1;
  return (
    <Section aria-label={stats.title}>
      <h3>{stats.title}</h3>
      {data ? (
        data.length > 0 ? (
          <List>
            {data.map(({ name, value }, index) => (
              <li key={name}>
                <span>
                  <ServiceBadge name={name} />
                </span>
                <span>{stats.downloads(value)}</span>
                <i aria-hidden>
                  <i
                    style={{ width: `${(value / most) * 100}%`, background: seriesColour(index) }}
                  />
                </i>
              </li>
            ))}
          </List>
        ) : (
          <EmptyState>{stats.empty}</EmptyState>
        )
      ) : (
        <LoadingOrFailed query={query} failed={stats.failed} rows={4} height={24} />
      )}
    </Section>
  );
}
