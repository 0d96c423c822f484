import type { UserFilter, UserSort } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { useUserSelection } from '../../shared/selection/use-user-selection';
import { useListAddress } from '../../shared/users/list-address';
import { usersQuery } from '../../shared/users/list-queries';
import { texts as shared } from '../../shared/users/texts';
import { ROWS_PAGE_SIZE, UserList } from '../../shared/users/user-list';
import { texts } from './texts';

// Expiring users are sorted by the end of the plan, so that the most urgent come first.
const SORTS = { active: '-userId', expiring: 'expiresAt' } as const satisfies Record<
  UserFilter,
  UserSort
>;

function UserListTab({ filter }: { filter: UserFilter }) {
  const address = useListAddress();
  const { search, page } = address;
  const listed = { filter, ...(search && { search }) };
  const query = useQuery(
    usersQuery({ page, limit: ROWS_PAGE_SIZE, sort: SORTS[filter], ...listed }),
  );
  const selection = useUserSelection({ list: 'users', ...listed }, query.data);
  return (
    <UserList
      title={texts.titles[filter]}
      showing={(count) => texts.showing(count, texts.filters[filter])}
      failed={shared.failed}
      empty={texts.empty}
      query={query}
      address={address}
      selection={selection}
    >
      {({ daysRemaining }) => shared.daysLeft(daysRemaining)}
    </UserList>
  );
}

/** Premium Users: all users with an active plan. */
export function PremiumUsersTab() {
  return <UserListTab filter="active" />;
}

/** Expiring Soon: active plans with at most 7 days left. */
export function ExpiringSoonTab() {
  return <UserListTab filter="expiring" />;
}
