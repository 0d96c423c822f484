import { styled } from '@mui/material/styles';
import { BULK_OUTCOMES, type BulkActionView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { EmptyState, PaddedCard, SkeletonRows } from '@portal/ui';
import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { FilterChips } from '../../shared/lists/filter-chips';
import { Pager } from '../../shared/lists/pager';
import { ReadFailed } from '../../shared/lists/read-failed';
import { bulkRowsQuery } from './bulk-queries';
import { RowsTable } from './rows-table';
import { outcomeWord } from './state-badge';
import { texts } from './texts';
import type { ActionAddress } from './use-action-address';

const Content = styled('div')({
  transition: 'opacity 120ms',
  // Dimmed, because the rows still belong to the previous page or outcome.
  '&[aria-busy="true"]': { opacity: 0.55 },
});

const rowsTexts = texts.rows;

interface ActionRowsProps {
  readonly action: BulkActionView;
  readonly address: ActionAddress;
}

/** The users of a bulk action in pages, with a filter by outcome. */
export function ActionRows({ action, address }: ActionRowsProps) {
  const { outcome, page, setPage } = address;
  const query = useQuery(bulkRowsQuery(action, { page, ...(outcome && { outcome }) }));
  const { data, error, errorUpdateCount, isPlaceholderData } = query;
  const last = isPlaceholderData ? undefined : data?.pagination.totalPages;
  useEffect(() => {
    if (last !== undefined && page > last) setPage(last, { replace: true });
  }, [last, page, setPage]);

  const shown = BULK_OUTCOMES.filter((one) => action.outcomes[one] > 0 || one === outcome);
  const chips = [
    { value: null, label: rowsTexts.all, count: action.total },
    ...shown.map((value) => ({
      value,
      label: outcomeWord(value, action.state),
      count: action.outcomes[value],
    })),
  ];
  return (
    <>
      <FilterChips chips={chips} picked={outcome} onPick={address.setOutcome} />
      {data ? (
        <Content aria-busy={isPlaceholderData}>
          {data.rows.length > 0 ? (
            <RowsTable action={action} rows={data.rows} />
          ) : (
            <PaddedCard>
              <EmptyState icon={<Users size={24} aria-hidden />}>{rowsTexts.empty}</EmptyState>
            </PaddedCard>
          )}
          <Pager pagination={data.pagination} onPage={setPage} />
        </Content>
      ) : (
        <PaddedCard aria-busy={errorUpdateCount === 0}>
          {errorUpdateCount > 0 ? (
            <ReadFailed
              error={error}
              failed={rowsTexts.failed}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <SkeletonRows count={6} height={36} />
          )}
        </PaddedCard>
      )}
    </>
  );
}
