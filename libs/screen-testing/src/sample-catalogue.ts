import type { BrandView, CatalogueResponse } from '@portal/contracts';
import { CHECKOUT_PLANS, OFFER_PLANS, USUAL_PLAN_ID, videosOf } from '@portal/rules';

/** The answer of a service with all plans, a number for bKash and no Telegram. */
export function sampleCatalogue(brand: Partial<BrandView> = {}): CatalogueResponse {
  return {
    plans: CHECKOUT_PLANS.map((plan) => ({
      ...{ id: plan.id, name: plan.name, activates: [...plan.activates] },
      ...{ videos: videosOf(plan), usual: plan.id === USUAL_PLAN_ID },
      ...{ price_bdt: plan.priceBdt, price_inr: plan.priceInr, duration_days: plan.durationDays },
    })),
    offerPlans: OFFER_PLANS.map((plan) => ({
      ...{ id: plan.id, name: plan.name, duration_days: plan.durationDays },
      ...{
        activates: [...plan.activates],
        videos: videosOf(plan),
        usual: plan.id === USUAL_PLAN_ID,
      },
      ...{ price_bdt: plan.priceBdt, price_inr: plan.priceInr, price_usd: plan.priceUsd },
    })),
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
