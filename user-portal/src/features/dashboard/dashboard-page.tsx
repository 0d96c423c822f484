import { UserDashboard, useBrand } from '@portal/dashboard';
import { useSession } from '@portal/session';
import { MAIN_ID, SkipLink, useDocumentTitle } from '@portal/ui';
import { texts } from '../../texts';
import { DashboardHeader } from './dashboard-header';

/** The subscriber's dashboard (spec subscriber.md §2). */
export function DashboardPage() {
  const { user } = useSession();
  const { brand } = useBrand();
  useDocumentTitle(texts.dashboard.page, brand.name);
  if (!user) return null;
  return (
    <>
      <SkipLink>{texts.dashboard.skip}</SkipLink>
      <DashboardHeader brand={brand.name} user={user} />
      <main id={MAIN_ID} tabIndex={-1} style={{ outline: 0 }}>
        <UserDashboard userId={user.userId} />
      </main>
    </>
  );
}
