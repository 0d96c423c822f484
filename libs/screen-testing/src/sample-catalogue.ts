import {
  type BrandView,
  type CatalogueResponse,
  presentOfferPlan,
  presentPlan,
} from '@portal/contracts';
import { CHECKOUT_PLANS, OFFER_PLANS } from '@portal/rules';

/** The answer of a service with all plans, a number for bKash and no Telegram. */
export function sampleCatalogue(brand: Partial<BrandView> = {}): CatalogueResponse {
  return {
    plans: CHECKOUT_PLANS.map(presentPlan),
    offerPlans: OFFER_PLANS.map(presentOfferPlan),
    paymentNumbers: [{ method: 'bkash', number: '01712345678', kind: 'personal' }],
    brand: {
      name: 'Dhara',
      supportBotUrl: null,
      supportContactUrl: null,
      channelUrl: null,
      telegramBotName: null,
      telegramBotId: null,
      telegramWidgetUrl: null,
      hasTrialTelegram: false,
      ...brand,
    },
  };
}
