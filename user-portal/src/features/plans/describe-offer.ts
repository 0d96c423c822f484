import type { OfferDetailsView } from '@portal/contracts';
import type { useTexts } from '../../shared/sales/texts/use-texts';

type Texts = ReturnType<typeof useTexts>['plans'];

/** The texts of an offer. */
export interface OfferWords {
  /** The plan with the discount: 'Standard Plan - 30 Days (20% Off)'. */
  readonly name: string;
  readonly duration: string;
  /** Whether to show the earlier price struck through; extra days do not change the price. */
  readonly isCheaper: boolean;
}

/** Makes the texts of an offer, by the type of its discount. */
export function describeOffer({ plan, discount }: OfferDetailsView, texts: Texts): OfferWords {
  const { value } = discount;
  const days = plan.duration_days;
  switch (discount.type) {
    case 'percentage':
      return {
        name: texts.percentOff(plan.name, value),
        duration: texts.days(days),
        isCheaper: true,
      };
    case 'fixed_bdt':
      return {
        name: texts.amountOff(plan.name, value),
        duration: texts.days(days),
        isCheaper: true,
      };
    case 'extra_days':
      return {
        name: texts.extraDays(plan.name, value),
        duration: texts.daysWithExtra(days, value),
        isCheaper: false,
      };
  }
}
