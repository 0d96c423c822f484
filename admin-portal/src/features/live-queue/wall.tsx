import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { Panel } from '@portal/ui';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { FailedGroups } from './failed-groups';
import { texts } from './texts';
import { Throughput } from './throughput';
import { wallQuery } from './wall-query';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBottom: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

/** The queue at one glance: what failed and why, first; then what each service does. */
export function Wall({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(wallQuery);
  const { data, dataUpdatedAt: now } = query;
  return (
    <Grid>
      <Panel title={texts.wall.failed}>
        {data ? (
          <FailedGroups groups={data.failed} now={now} mayChange={mayChange} />
        ) : (
          <LoadingOrFailed query={query} failed={texts.wall.readFailed} rows={2} height={32} />
        )}
      </Panel>
      <Panel title={texts.wall.lastHour}>{data && <Throughput wall={data} now={now} />}</Panel>
    </Grid>
  );
}
