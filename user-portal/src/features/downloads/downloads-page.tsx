import {
  DashboardColumn,
  DashboardColumns,
  DashboardGrid,
  DownloadHistory,
  ServicesCard,
  StatCards,
} from '@portal/dashboard';
import { useSession } from '@portal/session';
import { PageHeader } from '@portal/ui';
import { SignedInPage } from '../../shared/frame/signed-in-page';
import { useTexts } from '../../texts/use-texts';

/** Page '/downloads': every download with its search, and the numbers by service. */
export function DownloadsPage() {
  const { frame } = useTexts();
  const { user } = useSession();
  if (!user) return null;
  return (
    <SignedInPage title={frame.nav.downloads} user={user}>
      <DashboardGrid>
        <PageHeader title={frame.nav.downloads} />
        <DashboardColumns>
          <DownloadHistory userId={user.userId} />
          <DashboardColumn>
            <StatCards userId={user.userId} />
            <ServicesCard userId={user.userId} />
          </DashboardColumn>
        </DashboardColumns>
      </DashboardGrid>
    </SignedInPage>
  );
}
