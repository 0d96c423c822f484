import { listUsers, type UserFilter } from '@portal/contracts';
import { useUserSelection } from '../../shared/selection/use-user-selection';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { usersQuery } from '../../shared/users/list-queries';
import { texts as shared } from '../../shared/users/texts';
import { includesOf } from '../../shared/users/user-facts';
import { userListParams, UserList, useUserListColumns } from '../../shared/users/user-list';
import { texts } from './texts';

// Expiring users are sorted by the end of the plan, so that the most urgent come first.
const PARAMS = {
  active: userListParams('-userId'),
  expiring: userListParams('expiresAt'),
} as const satisfies Record<UserFilter, unknown>;

function UserListTab({ filter }: { filter: UserFilter }) {
  const params = useListParams(PARAMS[filter]);
  const choice = useUserListColumns(filter);
  const { search, sort, size } = params.values;
  const listed = { filter, ...(search && { search }) };
  const query = { ...listed, sort, ...includesOf(choice.columns) };
  const list = usePagedList(
    usersQuery({ page: params.page, limit: Number(size), ...query }),
    params,
  );
  const selection = useUserSelection({ list: 'users', ...listed }, list.query.data);
  return (
    <UserList
      id={filter}
      title={texts.titles[filter]}
      showing={(count) => texts.showing(count, texts.filters[filter])}
      failed={shared.failed}
      empty={texts.empty}
      list={list}
      source={{ call: listUsers, query }}
      params={params}
      choice={choice}
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
