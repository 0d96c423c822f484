import type { UserView } from '@portal/contracts';
import type { OwnParts } from '@portal/dashboard';
import { AboutCard } from './links/about-card';
import { LegalCard } from './links/legal-card';
import { PlansLink } from './links/plans-link';
import { ProfileCard } from './links/profile-card';
import { OfferBanner } from './offer/offer-banner';
import { PaymentsCard } from './payments/payments-card';
import { QueueCard } from './queue/queue-card';
import { RedeemCard } from './redeem/redeem-card';

/** The cards that only the subscriber sees; the administrator's view of a dashboard does not have them. */
export function ownParts(user: UserView): OwnParts {
  return {
    banner: <OfferBanner userId={user.userId} />,
    belowMetrics: <PlansLink />,
    aboveDownloads: <QueueCard userId={user.userId} />,
    belowDownloads: <PaymentsCard userId={user.userId} />,
    aboveSettings: <RedeemCard />,
    belowSettings: (
      <>
        <ProfileCard user={user} />
        <AboutCard />
        <LegalCard />
      </>
    ),
  };
}
