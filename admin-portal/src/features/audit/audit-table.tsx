import { styled } from '@mui/material/styles';
import { type AuditView, auditText, type TimeSort } from '@portal/contracts';
import { useFormats } from '@portal/ui';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import { type Column, columnsOf } from '../../shared/lists/columns';
import { DataTable } from '../../shared/lists/data-table';
import type { Sorting } from '../../shared/lists/sort-button';
import { TIME_COLUMN } from '../../shared/lists/time-sort';
import { detailText } from '../../shared/records/detail-text';
import { shownTime } from '../../shared/time/zone-times';
import { BulkRows, signed } from './bulk-rows';
import { OutcomeBadge } from './outcome-badge';
import { shownDetails } from './shown-details';
import { TargetCell } from './target-cell';
import { texts } from './texts';

/** Window width in px below which eight columns do not fit. */
const BELOW = 1200;

/** Actions that process the users of a bulk action. */
const WITH_ROWS = ['bulk-actions/start', 'bulk-actions/undo'];

const Table = styled(cardTable({ below: BELOW }))(({ theme }) => ({
  '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& td ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& td a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
  '& td p': { margin: 0 },
  '& td small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& td[data-column="money"]': { whiteSpace: 'nowrap' },
  '& td[data-column="why"]': { minWidth: 104 },
  // Day and time on a line each, actions and users on two.
  '& td[data-column="time"], & td[data-column="what"], & td[data-column="whom"]': { minWidth: 116 },
  // Room for an IPv4 address on one line.
  '& td[data-column="who"]': { minWidth: 136 },
  [whereCards(BELOW)]: {
    '& td[data-column="details"]': { gridColumn: '1 / -1' },
    '& td a': { display: 'inline-block', paddingBlock: 4 },
  },
}));

interface DetailsProps {
  readonly record: AuditView;
  readonly timeZone: string;
}

function Details({ record, timeZone }: DetailsProps) {
  const lines = detailText(shownDetails(record), (iso) => shownTime(iso, timeZone));
  const hasRows = WITH_ROWS.includes(record.action);
  if (lines.length === 0 && !hasRows) return texts.noDetails;
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {hasRows && <BulkRows target={record.target} />}
    </>
  );
}

/** Money and days that an action gave or took. */
function Money({ amount, days }: AuditView) {
  const { money } = useFormats();
  const hasDays = typeof days === 'number' && days !== 0;
  if (typeof amount !== 'number' && !hasDays) return texts.noDetails;
  return (
    <>
      {typeof amount === 'number' && money(amount, 'BDT')}
      {hasDays && <small>{signed(days)}</small>}
    </>
  );
}

/** An administrator, or for a payment that completed its order the relay or user that caused it. */
function Actor({ actor, action, details, address }: AuditView) {
  const isAutomatic = actor === null && action === 'payments/complete';
  const by = isAutomatic ? String(details['by'] ?? '') : address;
  return (
    <>
      {actor ?? (isAutomatic ? texts.automatic : texts.unknownActor)}
      {by !== '' && <small>{by}</small>}
    </>
  );
}

/** A record without its time or its action says nothing. */
const OPTIONS = {
  time: { shown: 'always', sorts: TIME_COLUMN },
  what: { shown: 'always' },
} as const;

/** The columns of the table, with times in a zone. */
export const auditColumns = (timeZone: string): readonly Column<AuditView, TimeSort>[] =>
  columnsOf(
    texts.columns,
    {
      time: ({ at }) => <time dateTime={at}>{shownTime(at, timeZone)}</time>,
      who: (record) => <Actor {...record} />,
      what: ({ action }) => auditText(action),
      whom: (record) => <TargetCell record={record} />,
      money: (record) => <Money {...record} />,
      outcome: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
      details: (record) => <Details record={record} timeZone={timeZone} />,
      why: ({ reason }) => reason ?? texts.noDetails,
    },
    OPTIONS,
  );

interface AuditTableProps {
  readonly audit: readonly AuditView[];
  /** The columns to show. */
  readonly columns: readonly Column<AuditView, TimeSort>[];
  readonly sorting: Sorting<TimeSort>;
}

/** A table of actions: administrator, target and changes. All values are shown as plain text. */
export function AuditTable({ audit, columns, sorting }: AuditTableProps) {
  return (
    <DataTable
      label={texts.title}
      table={Table}
      columns={columns}
      sorting={sorting}
      rows={audit}
      keyOf={({ _id }) => _id}
    />
  );
}
