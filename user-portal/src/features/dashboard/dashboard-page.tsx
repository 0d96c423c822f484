import { useSession } from '@portal/session';
import { SignedInPage } from '../../shared/frame/signed-in-page';
import { useTexts } from '../../texts/use-texts';
import { BroadcastNotice } from './broadcast/broadcast-notice';
import { Home } from './home';

/** The subscriber's dashboard. */
export function DashboardPage() {
  const { header } = useTexts();
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <SignedInPage title={header.page} user={user}>
        <Home user={user} />
      </SignedInPage>
      <BroadcastNotice />
    </>
  );
}
