import { useSearchParams } from '@portal/router';
import { UserDetail } from '../features/user-detail/user-detail';
import { RequirePermission } from '../shared/access/require-permission';
import { findTab } from './admin-tabs';

/** The dashboard tab that the address names, and over it the details of a user it names. */
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
