import { useSession } from '@portal/session';
import { ProfilePage } from './features/profile/profile-page';
import { SignInsPanel } from './features/security/sign-ins-panel';

/** Page /account-management: the profile, then the sign-ins of the account. */
export function ManageProfilePage() {
  const { user } = useSession();
  return <ProfilePage>{user && <SignInsPanel userId={user.userId} />}</ProfilePage>;
}
