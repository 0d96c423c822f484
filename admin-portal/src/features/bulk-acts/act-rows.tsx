import { styled } from '@mui/material/styles';
import { BULK_OUTCOMES, type BulkActView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { EmptyState, SkeletonRows, Surface } from '@portal/ui';
import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { FilterChips } from '../../shared/users/filter-chips';
import { Pager } from '../../shared/users/pager';
import { ReadFailed } from '../../shared/users/read-failed';
import { bulkRowsQuery } from './bulk-queries';
import { RowsTable } from './rows-table';
import { outcomeWord } from './state-badge';
import { texts } from './texts';
import type { ActAddress } from './use-act-address';

const Calm = styled(Surface)({ padding: 24 });

const Content = styled('div')({
  transition: 'opacity 120ms',
  // What stands there is of the page or result before.
  '&[aria-busy="true"]': { opacity: 0.55 },
});

const words = texts.rows;

interface ActRowsProps {
  readonly act: BulkActView;
  readonly address: ActAddress;
}

/** The users of a bulk action in pages, to be filtered by what became of them. */
export function ActRows({ act, address }: ActRowsProps) {
  const { outcome, page, setPage } = address;
  const query = useQuery(bulkRowsQuery(act, { page, ...(outcome && { outcome }) }));
  const { data, error, errorUpdateCount, isPlaceholderData } = query;
  const last = isPlaceholderData ? undefined : data?.pagination.totalPages;
  useEffect(() => {
    if (last !== undefined && page > last) setPage(last, { replace: true });
  }, [last, page, setPage]);

  const shown = BULK_OUTCOMES.filter((one) => act.outcomes[one] > 0 || one === outcome);
  const chips = [
    { value: null, label: words.all, count: act.total },
    ...shown.map((value) => ({
      value,
      label: outcomeWord(value, act.state),
      count: act.outcomes[value],
    })),
  ];
  return (
    <>
      <FilterChips chips={chips} picked={outcome} onPick={address.setOutcome} />
      {data ? (
        <Content aria-busy={isPlaceholderData}>
          {data.rows.length > 0 ? (
            <RowsTable act={act} rows={data.rows} />
          ) : (
            <Calm>
              <EmptyState icon={<Users size={24} aria-hidden />}>{words.empty}</EmptyState>
            </Calm>
          )}
          <Pager pagination={data.pagination} onPage={setPage} />
        </Content>
      ) : (
        <Calm aria-busy={errorUpdateCount === 0}>
          {errorUpdateCount > 0 ? (
            <ReadFailed error={error} failed={words.failed} onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonRows count={6} height={36} />
          )}
        </Calm>
      )}
    </>
  );
}
