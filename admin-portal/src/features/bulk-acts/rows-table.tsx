import { styled } from '@mui/material/styles';
import type { BulkActView, BulkRowView } from '@portal/contracts';
import { hiddenStyle, Surface, tabularFigures } from '@portal/ui';
import { UserIdentity } from '../../shared/users/user-identity';
import { BeforeAfter, CHANGE_COLUMNS } from './row-columns';
import { OutcomeBadge } from './state-badge';
import { texts } from './texts';

/** Where the columns do not fit. */
const NARROW = '@media (max-width: 767.95px)';

// Below 768 px each row becomes a card of its own; the cells say what they are.
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    padding: '12px 16px',
    textAlign: 'start',
    fontWeight: 550,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  '& td': { padding: '8px 16px', ...tabularFigures },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& td[data-result]': {
    width: '34%',
    '& > p': {
      ...theme.typography.caption,
      margin: '4px 0 0',
      color: theme.vars.palette.text.secondary,
      overflowWrap: 'anywhere',
    },
  },
  [NARROW]: {
    '&, & tbody': { display: 'block' },
    '& thead': hiddenStyle,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '12px 10px',
      padding: 16,
    },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& td': { padding: 0 },
    '& td[data-user], & td[data-result]': { gridColumn: '1 / -1', width: 'auto' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      marginBottom: 2,
      ...theme.typography.caption,
      color: theme.vars.palette.text.secondary,
    },
  },
}));

interface RowsTableProps {
  readonly act: BulkActView;
  readonly rows: readonly BulkRowView[];
}

/** The users of a bulk action, each before and after, with what became of it. */
export function RowsTable({ act, rows }: RowsTableProps) {
  const columns = CHANGE_COLUMNS[act.act.kind];
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
                <OutcomeBadge outcome={row.outcome} state={act.state} />
                {row.message && <p>{row.message}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Surface>
  );
}
