import type { UserView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { useFormats } from '@portal/ui';
import { useUserSelection } from '../../shared/selection/use-user-selection';
import { useListAddress } from '../../shared/users/list-address';
import { expiredUsersQuery } from '../../shared/users/list-queries';
import { ROWS_PAGE_SIZE, UserList } from '../../shared/users/user-list';
import { texts } from './texts';

/** Real Expired: users who had a plan that has expired. */
export function RealExpiredTab() {
  const address = useListAddress();
  const formats = useFormats();
  const { search, page } = address;
  const listed = search ? { search } : {};
  const query = useQuery(expiredUsersQuery({ page, limit: ROWS_PAGE_SIZE, ...listed }));
  const selection = useUserSelection({ list: 'expired-real', ...listed }, query.data);
  const when = ({ expiryDate }: UserView): string =>
    expiryDate === null ? '' : formats.relative(Date.parse(expiryDate), query.dataUpdatedAt);
  return (
    <UserList
      title={texts.title}
      showing={texts.showing}
      failed={texts.failed}
      empty={texts.empty}
      query={query}
      address={address}
      selection={selection}
    >
      {(user) => texts.expired(when(user))}
    </UserList>
  );
}
