import { Inject, Injectable, Optional } from '@nestjs/common';
import { type CatalogueResponse, presentPlans } from '@portal/contracts';
import { PriceListsService } from '../../domain/price-lists/price-lists.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { TRIAL_TELEGRAM } from '../../platform/config/trial-telegram';

/** What everybody may know of the service: plans on sale, payment numbers, name and links. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly priceLists: PriceListsService,
    private readonly config: Config,
    private readonly clock: Clock,
    @Optional() @Inject(TRIAL_TELEGRAM) private readonly hasTrialTelegram: boolean = false,
  ) {}

  /** The catalogue as of now. */
  async read(): Promise<CatalogueResponse> {
    const { number, plans } = await this.priceLists.shown();
    return {
      priceList: number,
      ...presentPlans(plans, this.clock.now()),
      paymentNumbers: [...this.config.paymentNumbers],
      brand: { ...this.config.brand, ...this.telegram() },
      telegramSales: this.config.telegram.sales,
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
