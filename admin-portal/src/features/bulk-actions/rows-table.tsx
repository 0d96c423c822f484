import { styled } from '@mui/material/styles';
import type { BulkActionView, BulkRowView } from '@portal/contracts';
import { Surface } from '@portal/ui';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import { UserIdentity } from '../../shared/users/user-identity';
import { BeforeAfter, CHANGE_COLUMNS } from './row-columns';
import { OutcomeBadge } from './state-badge';
import { texts } from './texts';

/** Window width in px below which the columns do not fit. */
const BELOW = 768;

const Table = styled(cardTable({ below: BELOW, rowPadding: 8 }))(({ theme }) => ({
  '& td[data-result]': {
    width: '34%',
    '& > p': {
      ...theme.typography.caption,
      margin: '4px 0 0',
      color: theme.vars.palette.text.secondary,
      overflowWrap: 'anywhere',
    },
  },
  [whereCards(BELOW)]: {
    '& td[data-user], & td[data-result]': { gridColumn: '1 / -1', width: 'auto' },
  },
}));

interface RowsTableProps {
  readonly action: BulkActionView;
  readonly rows: readonly BulkRowView[];
}

/** The users of a bulk action with values before and after, and the outcome of each. */
export function RowsTable({ action, rows }: RowsTableProps) {
  const columns = CHANGE_COLUMNS[action.action.kind];
  return (
    <Surface>
      <Table aria-label={texts.rows.label}>
        <thead>
          <tr>
            <th scope="col">{texts.rows.user}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{texts.rows.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.userId}>
              <td data-user>
                <UserIdentity user={row} />
              </td>
              {columns.map((column) => (
                <td key={column.label} data-label={column.label}>
                  <BeforeAfter row={row} column={column} />
                </td>
              ))}
              <td data-result>
                <OutcomeBadge outcome={row.outcome} state={action.state} />
                {row.message && <p>{row.message}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Surface>
  );
}
