import { styled } from '@mui/material/styles';
import type { BulkActionView, BulkRowView } from '@portal/contracts';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import type { Column } from '../../shared/lists/columns';
import { DataTable } from '../../shared/lists/data-table';
import { UserIdentity } from '../../shared/users/user-identity';
import { BeforeAfter, CHANGE_COLUMNS } from './row-columns';
import { OutcomeBadge } from './state-badge';
import { texts } from './texts';

/** Window width in px below which the columns do not fit. */
const BELOW = 768;

const Table = styled(cardTable({ below: BELOW, rowPadding: 8 }))(({ theme }) => ({
  '& td[data-column="result"]': {
    width: '34%',
    '& > p': {
      ...theme.typography.caption,
      margin: '4px 0 0',
      color: theme.vars.palette.text.secondary,
      overflowWrap: 'anywhere',
    },
  },
  [whereCards(BELOW)]: {
    '& td[data-column="user"], & td[data-column="result"]': { gridColumn: '1 / -1', width: 'auto' },
  },
}));

const rowColumns = ({ action, state }: BulkActionView): readonly Column<BulkRowView>[] => [
  {
    name: 'user',
    header: texts.rows.user,
    unlabelled: true,
    cell: (row) => <UserIdentity user={row} />,
  },
  ...CHANGE_COLUMNS[action.kind].map((column) => ({
    name: column.label,
    header: column.label,
    cell: (row: BulkRowView) => <BeforeAfter row={row} column={column} />,
  })),
  {
    name: 'result',
    header: texts.rows.outcome,
    unlabelled: true,
    cell: ({ outcome, message }) => (
      <>
        <OutcomeBadge outcome={outcome} state={state} />
        {message && <p>{message}</p>}
      </>
    ),
  },
];

interface RowsTableProps {
  readonly action: BulkActionView;
  readonly rows: readonly BulkRowView[];
}

/** The users of a bulk action with values before and after, and the outcome of each. */
export function RowsTable({ action, rows }: RowsTableProps) {
  return (
    <DataTable
      label={texts.rows.label}
      table={Table}
      columns={rowColumns(action)}
      rows={rows}
      keyOf={({ userId }) => userId}
    />
  );
}
