import { useSearchParams } from '@portal/router';
import { UserDetail } from '../features/user-detail/user-detail';
import { RequirePermission } from '../shared/access/require-permission';
import { findTab } from './admin-tabs';

/** The dashboard tab given in the address, and the details of the user given there. */
export function CurrentTab() {
  const [search] = useSearchParams();
  const { Screen, managesUser, needs } = findTab(search.get('tab'));
  return (
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
}
