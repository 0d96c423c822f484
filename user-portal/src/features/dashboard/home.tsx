import type { UserView } from '@portal/contracts';
import {
  DashboardColumn,
  DashboardColumns,
  DashboardGrid,
  PlanCard,
  StatCards,
  useDashboardUser,
  Welcome,
} from '@portal/dashboard';
import { useFold } from '../../shared/use-fold';
import { FirstDownloads } from './first-run/first-downloads';
import { FoldedCards } from './folded-cards';
import { StatusHero } from './hero/status-hero';
import { PlansLink } from './links/plans-link';
import { OfferBanner } from './offer/offer-banner';
import { PaymentsCard } from './payments/payments-card';
import { QueueCard } from './queue/queue-card';

/** Rows of the queue on this screen; the others are one tap away. */
const MOST_TASKS = 3;
/** Rows of the newest downloads on this screen. */
const MOST_DOWNLOADS = 5;

/** What the subscriber has, what happens now, and below it everything else, folded. */
export function Home({ user }: { user: UserView }) {
  const { userId } = user;
  const account = useDashboardUser(userId);
  return (
    <DashboardGrid>
      <Welcome userId={userId} account={account} />
      <DashboardColumns>
        <DashboardColumn>
          <StatusHero user={user} />
          <PlanCard account={account} fold={useFold('plan')} />
          <OfferBanner userId={userId} />
          <QueueCard userId={userId} few={MOST_TASKS} />
          <FirstDownloads user={user} most={MOST_DOWNLOADS} />
        </DashboardColumn>
        <DashboardColumn>
          <StatCards userId={userId} />
          <PlansLink />
          <PaymentsCard userId={userId} isBrief />
          <FoldedCards user={user} account={account} />
        </DashboardColumn>
      </DashboardColumns>
    </DashboardGrid>
  );
}
