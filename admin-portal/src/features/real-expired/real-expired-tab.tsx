import { listExpiredUsers, type UserView } from '@portal/contracts';
import { useFormats } from '@portal/ui';
import { useUserSelection } from '../../shared/selection/use-user-selection';
import { sortQuery } from '../../shared/lists/time-sort';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { expiredUsersQuery } from '../../shared/users/list-queries';
import { includesOf } from '../../shared/users/user-facts';
import { userListParams, UserList, useUserListColumns } from '../../shared/users/user-list';
import { texts } from './texts';

/** The order of the call when nothing is said: the latest end first. */
const LATEST = '-expiresAt';

const PARAMS = userListParams(LATEST);

/** Real Expired: users who had a plan that has expired. */
export function RealExpiredTab() {
  const params = useListParams(PARAMS);
  const choice = useUserListColumns('real-expired');
  const formats = useFormats();
  const { search, sort, size } = params.values;
  const listed = search ? { search } : {};
  const query = {
    ...listed,
    ...sortQuery(sort, LATEST),
    ...includesOf(choice.columns),
  };
  const list = usePagedList(
    expiredUsersQuery({ page: params.page, limit: Number(size), ...query }),
    params,
  );
  const selection = useUserSelection({ list: 'expired-real', ...listed }, list.query.data);
  const when = ({ expiryDate }: UserView): string =>
    expiryDate === null ? '' : formats.relative(Date.parse(expiryDate), list.query.dataUpdatedAt);
  return (
    <UserList
      id="real-expired"
      title={texts.title}
      showing={texts.showing}
      failed={texts.failed}
      empty={texts.empty}
      list={list}
      source={{ call: listExpiredUsers, query }}
      params={params}
      choice={choice}
      selection={selection}
    >
      {(user) => texts.expired(when(user))}
    </UserList>
  );
}
