import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@portal/query';
import { ErrorState, notify, PageHeader, Surface } from '@portal/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { texts as portalTexts } from '../../texts';
import { ReleasesPanel } from './releases-panel';
import { releasesQuery } from './releases-query';
import { StatusCards } from './status-cards';
import { SystemLists } from './system-lists';
import { systemStatsQuery } from './system-stats-query';
import { texts } from './texts';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** System Status: the health of the service. */
export function SystemStatusTab() {
  const { data, errorUpdateCount, isFetching, dataUpdatedAt, refetch } = useQuery(systemStatsQuery);
  const queries = useQueryClient();
  const refresh = async (): Promise<void> => {
    if (isFetching) return;
    void queries.invalidateQueries(releasesQuery);
    const { isError } = await refetch();
    if (isError) notify({ tone: 'error', text: texts.refreshFailed });
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        action={
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<RotateCw size={16} />}
            aria-disabled={isFetching}
            onClick={() => void refresh()}
          >
            {isFetching && data ? texts.refreshing : texts.refresh}
          </Button>
        }
      />
      {!data && errorUpdateCount > 0 ? (
        <Surface>
          <ErrorState
            message={`${texts.failed} ${texts.hint}`}
            retryLabel={portalTexts.retry}
            onRetry={() => void refetch()}
          />
        </Surface>
      ) : (
        <Stack>
          <StatusCards stats={data?.stats} />
          {data && (
            <>
              <SystemLists stats={data.stats} now={dataUpdatedAt} />
              <ReleasesPanel />
            </>
          )}
        </Stack>
      )}
    </>
  );
}
