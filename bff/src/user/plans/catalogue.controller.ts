import { Controller, Inject, Optional } from '@nestjs/common';
import {
  type CatalogueResponse,
  getCatalogue,
  presentOfferPlan,
  presentPlan,
} from '@portal/contracts';
import { CHECKOUT_PLANS, OFFER_PLANS } from '@portal/rules';
import { Config } from '../../platform/config/config';
import { TRIAL_TELEGRAM } from '../../platform/config/trial-telegram';
import { Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';

@Controller()
export class CatalogueController {
  constructor(
    private readonly config: Config,
    @Optional() @Inject(TRIAL_TELEGRAM) private readonly hasTrialTelegram: boolean = false,
  ) {}

  @Route(getCatalogue)
  @Access('public')
  read(): CatalogueResponse {
    return {
      plans: CHECKOUT_PLANS.map(presentPlan),
      offerPlans: OFFER_PLANS.map(presentOfferPlan),
      paymentNumbers: [...this.config.paymentNumbers],
      brand: { ...this.config.brand, ...this.telegram() },
    };
  }

  private telegram() {
    const { botName, botId, widgetUrl } = this.config.telegram;
    return {
      telegramBotName: botName,
      telegramBotId: botName === null ? null : botId,
      telegramWidgetUrl: botName === null ? null : widgetUrl,
      hasTrialTelegram: this.hasTrialTelegram,
    };
  }
}
