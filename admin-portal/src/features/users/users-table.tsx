import { styled } from '@mui/material/styles';
import type { ListedUserView, UserSort } from '@portal/contracts';
import { planStatus } from '@portal/rules';
import { type Formats, hiddenStyle } from '@portal/ui';
import { SelectPage, SelectUser } from '../../shared/selection/select-boxes';
import type { UserSelection } from '../../shared/selection/use-user-selection';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import type { Column } from '../../shared/lists/columns';
import { DataTable } from '../../shared/lists/data-table';
import type { Sorting } from '../../shared/lists/sort-button';
import { DetailsButton } from '../../shared/users/details-button';
import { texts as shared } from '../../shared/users/texts';
import { PlanBadge } from '../../shared/users/plan-badge';
import { USER_FILE, userFacts } from '../../shared/users/user-facts';
import { UserIdentity } from '../../shared/users/user-identity';
import { expiryDateText } from '../../shared/users/user-text';
import { texts } from './texts';

/** Window width in px below which five columns do not fit. */
const BELOW = 768;

const Table = styled(
  cardTable({
    below: BELOW,
    rowPadding: 8,
    // 'Expiring Soon' and a date fit on one line each, also at 360 px.
    cardColumns: 'minmax(120px, 1fr) minmax(62px, 1fr) minmax(90px, 1fr)',
  }),
)(({ theme }) => ({
  '& td[data-label], & td[data-label] > span': { whiteSpace: 'nowrap' },
  '& tbody tr:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& tbody tr[data-selected="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 7%, transparent)`,
  },
  '& td[data-column="actions"]': { textAlign: 'end' },
  '& [data-column="select"]': { width: 18, paddingInlineEnd: 0 },
  '& [data-column="select"] > label': { display: 'flex', '& > span': { display: 'none' } },
  [whereCards(BELOW)]: {
    '& thead tr': { padding: '4px 16px' },
    '& th[data-column="select"]': { display: 'block', padding: 0 },
    '& th[data-column="select"], & td[data-column="select"]': { width: 'auto' },
    '& [data-column="select"] > label > span': { display: 'inline' },
    '& tbody tr': { position: 'relative' },
    '& td[data-column="select"]': { position: 'absolute', insetInlineStart: 16, top: 25 },
    '& td[data-column="select"] + td': { paddingInlineStart: 30 },
    '& td[data-column="user"]': { gridColumn: '1 / 3' },
    '& td[data-column="actions"]': {
      gridArea: '1 / 3',
      display: 'flex',
      justifyContent: 'flex-end',
    },
  },
}));

/** The columns of the table, without the boxes. Those of the specification are shown at first. */
export const userColumns = (formats: Formats): readonly Column<ListedUserView, UserSort>[] => [
  {
    name: 'user',
    header: texts.columns.user,
    sorts: ['-userId', 'userId'],
    unlabelled: true,
    shown: 'always',
    cell: (user) => <UserIdentity user={user} />,
    file: USER_FILE,
  },
  {
    name: 'status',
    header: texts.columns.status,
    cell: (user) => <PlanBadge user={user} />,
    file: { status: (user) => (user.start === null ? shared.noPlan : planStatus(user)) },
  },
  {
    name: 'daysLeft',
    header: texts.columns.daysLeft,
    cell: ({ isExpired, daysRemaining }) =>
      isExpired ? shared.noDaysLeft : formats.count(daysRemaining),
    file: { days_left: ({ daysRemaining }) => daysRemaining },
  },
  {
    name: 'expiryDate',
    header: texts.columns.expiryDate,
    // Descending first: users without a plan come last.
    sorts: ['-expiresAt', 'expiresAt'],
    cell: ({ expiryDate }) => expiryDateText(expiryDate),
    file: { plan_end: ({ expiryDate }) => expiryDate },
  },
  ...userFacts(formats),
  {
    name: 'actions',
    shown: 'always',
    header: <span style={hiddenStyle}>{texts.columns.actions}</span>,
    cell: (user) => <DetailsButton user={user} />,
  },
];

const selectColumn = (selection: UserSelection): Column<ListedUserView, UserSort> => ({
  name: 'select',
  header: <SelectPage selection={selection} />,
  cell: (user) => <SelectUser user={user} selection={selection} />,
});

interface UsersTableProps {
  readonly users: readonly ListedUserView[];
  /** The columns to show. */
  readonly columns: readonly Column<ListedUserView, UserSort>[];
  /** Null for a role that may not select users. */
  readonly selection: UserSelection | null;
  readonly sorting: Sorting<UserSort>;
}

/** A table of users with their plans. Status, days and end date come from the same plan. */
export function UsersTable({ users, columns, selection, sorting }: UsersTableProps) {
  return (
    <DataTable
      label={texts.title}
      table={Table}
      columns={selection ? [selectColumn(selection), ...columns] : columns}
      sorting={sorting}
      rows={users}
      keyOf={({ userId }) => userId}
      isSelected={({ userId }) => selection?.has(userId)}
    />
  );
}
