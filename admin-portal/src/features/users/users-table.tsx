import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { StatusBadge } from '@portal/dashboard';
import { planStatus } from '@portal/rules';
import { hiddenStyle, Surface, useFormats } from '@portal/ui';
import { SelectPage, SelectUser } from '../../shared/selection/select-boxes';
import type { UserSelection } from '../../shared/selection/use-user-selection';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import { DetailsButton } from '../../shared/users/details-button';
import { texts as shared } from '../../shared/users/texts';
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
  '& td:last-of-type': { textAlign: 'end' },
  '& [data-select]': { width: 18, paddingInlineEnd: 0 },
  '& [data-select] > label': { display: 'flex', '& > span': { display: 'none' } },
  [whereCards(BELOW)]: {
    '& thead:has([data-select])': {
      display: 'block',
      '& tr': { display: 'block', padding: '12px 16px' },
      '& th:not([data-select])': hiddenStyle,
    },
    '& th[data-select]': { display: 'block', padding: 0 },
    '& th[data-select], & td[data-select]': { width: 'auto' },
    '& [data-select] > label > span': { display: 'inline' },
    '& tbody tr': { position: 'relative' },
    '& td[data-select]': { position: 'absolute', insetInlineStart: 16, top: 25 },
    '& td[data-select] + td': { paddingInlineStart: 30 },
    '& td[data-user]': { gridColumn: '1 / 3' },
    '& td:last-of-type': { gridArea: '1 / 3', display: 'flex', justifyContent: 'flex-end' },
  },
}));

const { columns } = texts;

interface UsersTableProps {
  readonly users: readonly UserView[];
  /** Null for a role that may not select users. */
  readonly selection: UserSelection | null;
}

/** A table of users with their plans. Status, days and end date come from the same plan. */
export function UsersTable({ users, selection }: UsersTableProps) {
  const formats = useFormats();
  return (
    <Surface>
      <Table aria-label={texts.title}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" data-select>
                <SelectPage selection={selection} />
              </th>
            )}
            <th scope="col">{columns.user}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.daysLeft}</th>
            <th scope="col">{columns.expiryDate}</th>
            <th scope="col">
              <span style={hiddenStyle}>{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.userId} data-selected={selection?.has(user.userId)}>
              {selection && (
                <td data-select>
                  <SelectUser user={user} selection={selection} />
                </td>
              )}
              <td data-user>
                <UserIdentity user={user} />
              </td>
              <td data-label={columns.status}>
                <StatusBadge status={planStatus(user)} />
              </td>
              <td data-label={columns.daysLeft}>
                {user.isExpired ? shared.noDaysLeft : formats.count(user.daysRemaining)}
              </td>
              <td data-label={columns.expiryDate}>{expiryDateText(user.expiryDate)}</td>
              <td>
                <DetailsButton user={user} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Surface>
  );
}
