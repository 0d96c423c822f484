import { styled } from '@mui/material/styles';
import { tabularNumbers } from '@portal/ui';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '9px 0 9px 12px', textAlign: 'end', verticalAlign: 'top' },
  '& td': tabularNumbers,
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& thead th': {
    fontWeight: 550,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
  },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Share = styled('span')(({ theme }) => ({
  display: 'block',
  height: 6,
  marginTop: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.action.selected,
  '& > span': {
    display: 'block',
    height: '100%',
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

/** One row: its name and its cells. */
interface MetricRow {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly string[];
  /** Length of the bar in percent of the full width. Absent: no bar. */
  readonly share?: number;
}

interface MetricTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly MetricRow[];
}

/** A table of metrics. The first column has their names. */
export function MetricTable({ label, columns, rows }: MetricTableProps) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells, share }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {share !== undefined && (
                <Share aria-hidden>
                  <span style={{ width: `${Math.min(100, Math.max(0, share))}%` }} />
                </Share>
              )}
            </th>
            {cells.map((cell, place) => (
              // The order of the columns never changes, so the column name is a stable key.
              <td key={columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
