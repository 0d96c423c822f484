import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { EmptyState, PaddedCard, PageHeader, SkeletonRows, Surface } from '@portal/ui';
import { Layers } from 'lucide-react';
import { useEffect } from 'react';
import { Pager } from '../../shared/lists/pager';
import { ReadFailed } from '../../shared/lists/read-failed';
import { ActionListItem } from './action-list-item';
import { bulkActionsQuery } from './bulk-queries';
import { texts } from './texts';
import type { ActionAddress } from './use-action-address';

const List = styled(Surface)(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** All bulk actions, newest first, in pages. */
export function ActionsList({ address }: { readonly address: ActionAddress }) {
  const { page, setPage } = address;
  const query = useQuery(bulkActionsQuery(page));
  const { data, error, errorUpdateCount, dataUpdatedAt, isPlaceholderData } = query;
  const last = isPlaceholderData ? undefined : data?.pagination.totalPages;
  useEffect(() => {
    if (last !== undefined && page > last) setPage(last, { replace: true });
  }, [last, page, setPage]);
  return (
    <>
      <PageHeader title={texts.title} />
      {data && data.bulkActions.length > 0 ? (
        <div aria-busy={isPlaceholderData}>
          <List as="ul" aria-label={texts.title}>
            {data.bulkActions.map((action) => (
              <ActionListItem key={action._id} action={action} now={dataUpdatedAt} />
            ))}
          </List>
          <Pager pagination={data.pagination} onPage={setPage} />
        </div>
      ) : (
        <PaddedCard aria-busy={!data && errorUpdateCount === 0}>
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
        </PaddedCard>
      )}
    </>
  );
}
