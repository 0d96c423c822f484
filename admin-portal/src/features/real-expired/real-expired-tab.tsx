import { listExpiredUsers, type UserView } from '@portal/contracts';
import { useFormats } from '@portal/ui';
import { useUserSelection } from '../../shared/selection/use-user-selection';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { expiredUsersQuery } from '../../shared/users/list-queries';
import { USER_LIST_PARAMS, UserList } from '../../shared/users/user-list';
import { texts } from './texts';

/** Real Expired: users who had a plan that has expired. */
export function RealExpiredTab() {
  const params = useListParams(USER_LIST_PARAMS);
  const formats = useFormats();
  const { search, size } = params.values;
  const listed = search ? { search } : {};
  const list = usePagedList(
    expiredUsersQuery({ page: params.page, limit: Number(size), ...listed }),
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
      source={{ call: listExpiredUsers, query: listed }}
      params={params}
      selection={selection}
    >
      {(user) => texts.expired(when(user))}
    </UserList>
  );
}
