import { type BrandView, type CatalogueResponse, presentPlans } from '@portal/contracts';
import { FIRST_PLANS, FIRST_PRICE_LIST } from '@portal/rules';

/** The answer of a service with all plans, a number for bKash and no Telegram. */
export function sampleCatalogue(brand: Partial<BrandView> = {}): CatalogueResponse {
  return {
    priceList: FIRST_PRICE_LIST,
    ...presentPlans(FIRST_PLANS),
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
