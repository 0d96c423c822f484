import type { OfferDetailsView } from '@portal/contracts';
import type { useTexts } from '../../shared/sales/texts/use-texts';

type Texts = ReturnType<typeof useTexts>['plans'];

/** The texts of an offer, and the days it gives. */
export interface OfferWords {
  /** The plan with the discount: 'Standard Plan - 30 Days (20% Off)'. */
  readonly name: string;
  /** How long it lasts where the name of the plan does not say it; null when it does. */
  readonly duration: string | null;
  /** Length in days, with extra days. */
  readonly days: number;
  /** Whether to show the earlier price struck through; extra days do not change the price. */
  readonly isCheaper: boolean;
}

/** Makes the texts of an offer, by the type of its discount. @param name the plan's, in the user's language. */
export function describeOffer(offer: OfferDetailsView, name: string, texts: Texts): OfferWords {
  const { value } = offer.discount;
  const days = offer.plan.duration_days;
  switch (offer.discount.type) {
    case 'percentage':
      return { name: texts.percentOff(name, value), duration: null, days, isCheaper: true };
    case 'fixed_bdt':
      return { name: texts.amountOff(name, value), duration: null, days, isCheaper: true };
    case 'extra_days':
      return {
        name: texts.extraDays(name, value),
        duration: texts.daysWithExtra(days, value),
        days: days + value,
        isCheaper: false,
      };
  }
}
