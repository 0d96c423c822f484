import { styled } from '@mui/material/styles';
import { type AuditView, auditText } from '@portal/contracts';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import { type Column, columnsOf, DataTable } from '../../shared/lists/data-table';
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
  '& td[data-column="address"]': { minWidth: 136 },
  [whereCards(BELOW)]: {
    '& td[data-column="details"]': { gridColumn: '1 / -1' },
    '& td > a': { display: 'inline-block', paddingBlock: 4 },
    '& time': { whiteSpace: 'normal' },
  },
}));

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

const auditColumns = (timeZone: string): readonly Column<AuditView>[] =>
  columnsOf(texts.columns, {
    time: ({ at }) => <time dateTime={at}>{shownTime(at, timeZone)}</time>,
    who: ({ actor }) => actor ?? texts.unknownActor,
    what: ({ action }) => auditText(action),
    whom: ({ target }) => <TargetCell target={target} />,
    outcome: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
    details: ({ details }) => <Details details={details} timeZone={timeZone} />,
    address: ({ address }) => address,
  });

interface AuditTableProps {
  readonly audit: readonly AuditView[];
  readonly timeZone: string;
}

/** A table of actions: administrator, target and changes. All values are shown as plain text. */
export function AuditTable({ audit, timeZone }: AuditTableProps) {
  return (
    <DataTable
      label={texts.title}
      table={Table}
      columns={auditColumns(timeZone)}
      rows={audit}
      keyOf={({ _id }) => _id}
    />
  );
}
