import { UserDashboard, useBrand } from '@portal/dashboard';
import { useSession } from '@portal/session';
import { MAIN_ID, SkipLink, useDocumentTitle } from '@portal/ui';
import { useTexts } from '../../texts/use-texts';
import { BroadcastNotice } from './broadcast/broadcast-notice';
import { DashboardHeader } from './dashboard-header';
import { ownParts } from './own-parts';

/** The subscriber's dashboard. */
export function DashboardPage() {
  const texts = useTexts();
  const { user } = useSession();
  const { brand } = useBrand();
  useDocumentTitle(texts.header.page, brand.name);
  if (!user) return null;
  return (
    <>
      <SkipLink>{texts.frame.skip}</SkipLink>
      <DashboardHeader brand={brand.name} user={user} />
      <main id={MAIN_ID} tabIndex={-1} style={{ outline: 0 }}>
        <UserDashboard userId={user.userId} own={ownParts(user)} />
      </main>
      <BroadcastNotice />
    </>
  );
}
