import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import {
  DashboardColumn,
  DashboardColumns,
  DashboardGrid,
  SettingsCard,
  useDashboardUser,
} from '@portal/dashboard';
import { useSession } from '@portal/session';
import { PageHeader } from '@portal/ui';
import LogOut from 'lucide-react/icons/log-out';
import { AboutCard } from './features/dashboard/links/about-card';
import { LegalCard } from './features/dashboard/links/legal-card';
import { ProfileCard } from './features/dashboard/links/profile-card';
import { PaymentsCard } from './features/dashboard/payments/payments-card';
import { RedeemCard } from './features/dashboard/redeem/redeem-card';
import { NoticesPanel } from './features/notices/notices-panel';
import { SignInsPanel } from './features/security/sign-ins-panel';
import { AppearanceCard } from './shared/frame/appearance-card';
import { SignedInPage } from './shared/frame/signed-in-page';
import { useFold } from './shared/use-fold';
import { useTexts } from './texts/use-texts';

// Nobody knows how long its list gets. Reached by its address, it has the window for itself: so nothing below moves.
const List = styled('div')({ '&[data-target=true]:has(details[open])': { minHeight: '100vh' } });

// Folded panels stand close together, as on the home.
const Folds = styled(DashboardColumn)({ '&&': { gap: 8 } });

/** Page '/account': settings, profile, payments, sign-ins and contact of the account in one place. */
export function AccountPage() {
  const { frame } = useTexts();
  const { user } = useSession();
  if (!user) return null;
  return (
    <SignedInPage title={frame.nav.account} user={user}>
      <AccountCards user={user} />
    </SignedInPage>
  );
}

function AccountCards({ user }: { user: UserView }) {
  const { frame } = useTexts();
  const { signOut } = useSession();
  const { userId } = user;
  const account = useDashboardUser(userId);
  const notices = useFold('notices');
  const payments = useFold('payments');
  const signIns = useFold('sign-ins');
  return (
    <DashboardGrid>
      <PageHeader title={frame.nav.account} />
      <DashboardColumns>
        <DashboardColumn>
          <ProfileCard user={user} />
          <Folds>
            <SettingsCard
              userId={userId}
              account={account}
              fold={useFold('settings', 'with room')}
            />
            <List data-target={notices.isTarget}>
              <NoticesPanel userId={userId} fold={notices} />
            </List>
            <List data-target={payments.isTarget}>
              <PaymentsCard userId={userId} fold={payments} />
            </List>
            <List data-target={signIns.isTarget}>
              <SignInsPanel userId={userId} fold={signIns} />
            </List>
          </Folds>
        </DashboardColumn>
        <DashboardColumn>
          <Folds>
            <RedeemCard fold={useFold('redeem', 'with room')} />
            <AppearanceCard fold={useFold('appearance', 'with room')} />
            <AboutCard fold={useFold('contact')} />
            <LegalCard fold={useFold('legal')} />
          </Folds>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<LogOut size={16} aria-hidden />}
            onClick={() => void signOut()}
          >
            {frame.logout}
          </Button>
        </DashboardColumn>
      </DashboardColumns>
    </DashboardGrid>
  );
}
