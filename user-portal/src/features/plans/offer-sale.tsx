import Button from '@mui/material/Button';
import { ConnectionError } from '@portal/api-client';
import type { OfferDetailsView } from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { SkeletonRows, Surface, useIsOver } from '@portal/ui';
import { useEffect } from 'react';
import { OfferEnd } from '../../shared/sales/offer-end';
import { usePlanWords } from '../../shared/sales/plan-words';
import type { Purchase } from '../../shared/sales/purchase';
import { ProblemCard } from '../../shared/sales/problem-card';
import { useTexts } from '../../shared/sales/texts/use-texts';
import { describeOffer } from './describe-offer';
import { offerDetailsQuery } from './offer-details-query';
import { PlanCard } from './plan-card';

interface OfferCardProps {
  readonly offer: OfferDetailsView;
  readonly offerCode: string;
  /** Called when the offer has ended by the clock of this device. */
  readonly onOver: () => void;
  readonly onPurchase: (purchase: Purchase) => void;
}

function OfferCard({ offer, offerCode, onOver, onPurchase }: OfferCardProps) {
  const { plans } = useTexts();
  const isOver = useIsOver(offer.expiresAt);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const words = usePlanWords();
  const { plan, discountedPrice } = offer;
  const { name, duration, days, isCheaper } = describeOffer(offer, words.name(plan), plans);
  return (
    <PlanCard
      purchase={{
        planId: plan.id,
        planName: name,
        about: words.of(plan).about,
        duration,
        days,
        videos: plan.videos,
        activates: plan.activates,
        priceBdt: discountedPrice.bdt,
        priceInr: discountedPrice.inr,
        offerCode,
      }}
      onPurchase={onPurchase}
      before={isCheaper ? { bdt: plan.price_bdt, inr: plan.price_inr } : null}
    >
      <OfferEnd expiresAt={offer.expiresAt} />
    </PlanCard>
  );
}

/** Props of OfferSale. */
export interface OfferSaleProps {
  readonly userId: number;
  readonly offerCode: string;
  readonly onPurchase: (purchase: Purchase) => void;
}

/** The offer of an offer code, or the reason why it cannot be used. */
export function OfferSale({ userId, offerCode, onPurchase }: OfferSaleProps) {
  const { buying, plans } = useTexts();
  const errorText = useErrorText();
  const {
    data,
    error: refusal,
    failureReason,
    refetch,
  } = useQuery(offerDetailsQuery(userId, offerCode));
  // A first lookup that fails says so at once; its retries go on behind it.
  const error = refusal ?? (data ? null : failureReason);
  if (error) {
    return (
      <ProblemCard message={errorText(error, plans.offerFailed)}>
        {error instanceof ConnectionError && (
          <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
            {buying.retry}
          </Button>
        )}
      </ProblemCard>
    );
  }
  if (data) {
    return (
      <OfferCard offer={data} offerCode={offerCode} onOver={refetch} onPurchase={onPurchase} />
    );
  }
  return (
    <Surface style={{ padding: 32 }} aria-busy>
      <SkeletonRows count={4} height={28} />
    </Surface>
  );
}
