import { styled } from '@mui/material/styles';
import { type AuditView, auditText } from '@portal/contracts';
import { Surface } from '@portal/ui';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import { shownTime } from '../../shared/time/zone-times';
import { detailText } from './detail-text';
import { OutcomeBadge } from './outcome-badge';
import { TargetCell } from './target-cell';
import { texts } from './texts';

/** Window width in px below which seven columns do not fit. */
const BELOW = 1024;

const Table = styled(cardTable({ below: BELOW }))(({ theme }) => ({
  '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& td > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& td > a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
  '& time': { whiteSpace: 'nowrap' },
  // Room for an IPv4 address on one line.
  '& td:nth-of-type(7)': { minWidth: 136 },
  [whereCards(BELOW)]: {
    '& td:nth-of-type(6)': { gridColumn: '1 / -1' },
    '& td > a': { display: 'inline-block', paddingBlock: 4 },
    '& time': { whiteSpace: 'normal' },
  },
}));

const { columns } = texts;

interface DetailsProps {
  readonly details: AuditView['details'];
  readonly timeZone: string;
}

function Details({ details, timeZone }: DetailsProps) {
  const lines = detailText(details, timeZone);
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

/** A table of actions: administrator, target and changes. All values are shown as plain text. */
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
          {audit.map((action) => (
            <tr key={action._id}>
              <td data-label={columns.time}>
                <time dateTime={action.at}>{shownTime(action.at, timeZone)}</time>
              </td>
              <td data-label={columns.who}>{action.actor ?? texts.unknownActor}</td>
              <td data-label={columns.what}>{auditText(action.action)}</td>
              <td data-label={columns.whom}>
                <TargetCell target={action.target} />
              </td>
              <td data-label={columns.outcome}>
                <OutcomeBadge outcome={action.outcome} />
              </td>
              <td data-label={columns.details}>
                <Details details={action.details} timeZone={timeZone} />
              </td>
              <td data-label={columns.address}>{action.address}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Surface>
  );
}
