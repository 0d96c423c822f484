import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { type DashboardUser, ServicesCard, SettingsCard } from '@portal/dashboard';
import { useFold } from '../../shared/use-fold';
import { AboutCard } from './links/about-card';
import { LegalCard } from './links/legal-card';
import { ProfileCard } from './links/profile-card';
import { RedeemCard } from './redeem/redeem-card';

const List = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

interface FoldedCardsProps {
  readonly user: UserView;
  readonly account: DashboardUser;
}

/** The cards of the dashboard that are needed now and then: one line each until they are opened. */
export function FoldedCards({ user, account }: FoldedCardsProps) {
  return (
    <List>
      <ServicesCard userId={user.userId} fold={useFold('services', 'with room')} />
      <SettingsCard userId={user.userId} account={account} fold={useFold('settings')} />
      <RedeemCard fold={useFold('redeem')} />
      <ProfileCard user={user} fold={useFold('profile')} />
      <AboutCard fold={useFold('contact')} />
      <LegalCard fold={useFold('legal')} />
    </List>
  );
}
