import { BULK_OUTCOMES, type BulkActionView } from '@portal/contracts';
import Users from 'lucide-react/icons/users';
import { DataList } from '../../shared/lists/data-list';
import { FilterChips } from '../../shared/lists/filter-chips';
import { usePagedList } from '../../shared/lists/use-paged-list';
import type { ActionParams } from './action-params';
import { bulkRowsQuery } from './bulk-queries';
import { RowsTable } from './rows-table';
import { outcomeWord } from './state-badge';
import { texts } from './texts';

const rowsTexts = texts.rows;

interface ActionRowsProps {
  readonly action: BulkActionView;
  readonly params: ActionParams;
}

/** The users of a bulk action in pages, with a filter by outcome. */
export function ActionRows({ action, params }: ActionRowsProps) {
  const { outcome, size } = params.values;
  const place = { page: params.page, limit: Number(size) };
  const list = usePagedList(
    bulkRowsQuery(action, { ...place, ...(outcome && { outcome }) }),
    params,
  );
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
      <FilterChips
        chips={chips}
        picked={outcome}
        onPick={(value) => params.set({ outcome: value })}
      />
      <DataList
        list={list}
        failed={rowsTexts.failed}
        sizes={params}
        skeleton={{ rows: 6, height: 36 }}
        isEmpty={({ rows }) => rows.length === 0}
        empty={{ icon: Users, text: rowsTexts.empty }}
      >
        {({ rows }) => <RowsTable action={action} rows={rows} />}
      </DataList>
    </>
  );
}
