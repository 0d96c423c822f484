import { useLocation, useSearchParams } from '@portal/router';
import { UserDetail } from '../features/user-detail/user-detail';
import { RequirePermission } from '../shared/access/require-permission';
import { findTab, tabAt } from './admin-tabs';
import { WithRecord } from './beside/with-record';

/**
 * The dashboard tab given in the address, and the details of the user given there. The record of a user is the
 * User Manager too, so that its search keeps what was typed when it leads from one user to another.
 */
export function CurrentTab() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const id = search.get('tab');
  const { Screen, managesUser, needs } = tabAt(pathname, id) ?? findTab(id);
  const content = (
    <>
      {needs ? (
        <RequirePermission permission={needs}>
          <Screen />
        </RequirePermission>
      ) : (
        <Screen />
      )}
      {!managesUser && <UserDetail />}
    </>
  );
  // The User Manager is a record itself.
  return managesUser ? content : <WithRecord>{content}</WithRecord>;
}
