import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { EmptyState, PageHeader, SkeletonRows, Surface } from '@portal/ui';
import { Layers } from 'lucide-react';
import { useEffect } from 'react';
import { Pager } from '../../shared/users/pager';
import { ReadFailed } from '../../shared/users/read-failed';
import { ActListItem } from './act-list-item';
import { bulkActsQuery } from './bulk-queries';
import { texts } from './texts';
import type { ActAddress } from './use-act-address';

const Calm = styled(Surface)({ padding: 24 });

const List = styled(Surface)(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** All bulk actions, newest first, in pages. */
export function ActsList({ address }: { readonly address: ActAddress }) {
  const { page, setPage } = address;
  const query = useQuery(bulkActsQuery(page));
  const { data, error, errorUpdateCount, dataUpdatedAt, isPlaceholderData } = query;
  const last = isPlaceholderData ? undefined : data?.pagination.totalPages;
  useEffect(() => {
    if (last !== undefined && page > last) setPage(last, { replace: true });
  }, [last, page, setPage]);
  return (
    <>
      <PageHeader title={texts.title} />
      {data && data.bulkActs.length > 0 ? (
        <div aria-busy={isPlaceholderData}>
          <List as="ul" aria-label={texts.title}>
            {data.bulkActs.map((act) => (
              <ActListItem key={act._id} act={act} now={dataUpdatedAt} />
            ))}
          </List>
          <Pager pagination={data.pagination} onPage={setPage} />
        </div>
      ) : (
        <Calm aria-busy={!data && errorUpdateCount === 0}>
          {data ? (
            <EmptyState icon={<Layers size={24} aria-hidden />}>
              {texts.empty}
              <br />
              {texts.emptyHint}
            </EmptyState>
          ) : errorUpdateCount > 0 ? (
            <ReadFailed error={error} failed={texts.failed} onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonRows count={6} height={44} />
          )}
        </Calm>
      )}
    </>
  );
}
