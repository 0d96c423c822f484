import Button from '@mui/material/Button';
import type { OfferView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { Link } from '@portal/router';
import { planPathOf, withoutPlanPath } from '@portal/rules';
import { Countdown, useIsOver } from '@portal/ui';
import Gift from 'lucide-react/icons/gift';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { paths } from '../../../paths';
import { useOfferSentence } from '../../../shared/offer-sentence';
import { useTexts } from '../texts/use-texts';
import { BannerFrame } from './banner-frame';
import { offerQuery } from './offer-query';

/** An offer with a discount: shows the countdown to its end, then a text that it has ended. */
function DiscountBanner({ offer }: { offer: OfferView }) {
  const { offer: offerTexts } = useTexts();
  const isOver = useIsOver(offer.expiresAt);
  const sentence = useOfferSentence(offer);
  const planPath = planPathOf(offer.message, window.location.origin);
  return (
    <BannerFrame
      icon={TicketPercent}
      message={isOver ? offerTexts.over : withoutPlanPath(sentence, planPath)}
      action={
        <Button component={Link} to={(!isOver && planPath) || paths.plans} variant="contained">
          {isOver ? offerTexts.viewPlans : offerTexts.view}
        </Button>
      }
    >
      <Countdown expiresAt={offer.expiresAt} label={offerTexts.ends} units={offerTexts} />
    </BannerFrame>
  );
}

function SimpleBanner({ offer }: { offer: OfferView }) {
  const { offer: offerTexts } = useTexts();
  return (
    <BannerFrame
      icon={Gift}
      message={offer.message}
      action={
        <Button component={Link} to={paths.offer} variant="contained">
          {offerTexts.claim}
        </Button>
      }
    />
  );
}

/** The user's offer; renders nothing without one. Until that is known, the cards below are not shown. */
export function OfferBanner({ userId }: { userId: number }) {
  const { data: offer, isLoading } = useQuery(offerQuery(userId));
  if (isLoading) return <div data-awaited />;
  if (!offer) return null;
  return offer.isDiscount ? <DiscountBanner offer={offer} /> : <SimpleBanner offer={offer} />;
}
