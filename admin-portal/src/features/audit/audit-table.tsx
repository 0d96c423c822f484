import { styled } from '@mui/material/styles';
import { type AuditView, auditWords } from '@portal/contracts';
import { hiddenStyle, Surface, tabularFigures } from '@portal/ui';
import { shownTime } from '../../shared/time/zone-times';
import { detailWords } from './detail-words';
import { TargetCell } from './target-cell';
import { texts } from './texts';

/** Where six columns do not fit. */
const NARROW = '@media (max-width: 1023.95px)';

// Below 1024 px each row becomes a card of its own; the cells say what they are.
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
  '& td': {
    padding: '10px 16px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    ...tabularFigures,
  },
  '& td > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& td > a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
  '& time': { whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [NARROW]: {
    '&, & tbody': { display: 'block' },
    '& thead': hiddenStyle,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '10px 12px',
      padding: 16,
    },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& td': { padding: 0 },
    '& td:nth-of-type(5)': { gridColumn: '1 / -1' },
    '& td > a': { display: 'inline-block', paddingBlock: 4 },
    '& time': { whiteSpace: 'normal' },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      marginBottom: 2,
      ...theme.typography.caption,
      color: theme.vars.palette.text.secondary,
    },
  },
}));

const { columns } = texts;

function Details({ details }: { details: AuditView['details'] }) {
  const lines = detailWords(details);
  if (lines.length === 0) return texts.noDetails;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface AuditTableProps {
  readonly audit: readonly AuditView[];
  readonly timeZone: string;
}

/** Acts with who did them, to whom and what they changed; all of it text, whatever is in it. */
export function AuditTable({ audit, timeZone }: AuditTableProps) {
  return (
    <Surface>
      <Table aria-label={texts.title}>
        <thead>
          <tr>
            {Object.values(columns).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {audit.map((act) => (
            <tr key={act._id}>
              <td data-label={columns.time}>
                <time dateTime={act.at}>{shownTime(act.at, timeZone)}</time>
              </td>
              <td data-label={columns.who}>{act.actor}</td>
              <td data-label={columns.what}>{auditWords(act.action)}</td>
              <td data-label={columns.whom}>
                <TargetCell target={act.target} />
              </td>
              <td data-label={columns.details}>
                <Details details={act.details} />
              </td>
              <td data-label={columns.address}>{act.address}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Surface>
  );
}
