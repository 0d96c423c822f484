import { Inject, Injectable, Optional } from '@nestjs/common';
import { type CatalogueResponse, presentMethods, presentPlans } from '@portal/contracts';
import type { LegalDocument } from '@portal/rules';
import { LegalTextsService } from '../../domain/legal-texts/legal-texts.service';
import type { LegalVersion } from '../../domain/legal-texts/legal-version';
import { PaymentMethodsService } from '../../domain/payment-methods/payment-methods.service';
import { MethodHealthService } from '../../domain/payments/review/method-health.service';
import { PriceListsService } from '../../domain/price-lists/price-lists.service';
import { ServiceDetailsService } from '../../domain/service-details/service-details.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { TRIAL_TELEGRAM } from '../../platform/config/trial-telegram';

/** What everybody may know of the service: plans on sale, payment numbers, name and links. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly priceLists: PriceListsService,
    private readonly methods: PaymentMethodsService,
    private readonly health: MethodHealthService,
    private readonly details: ServiceDetailsService,
    private readonly legalTexts: LegalTextsService,
    private readonly config: Config,
    private readonly clock: Clock,
    @Optional() @Inject(TRIAL_TELEGRAM) private readonly hasTrialTelegram: boolean = false,
  ) {}

  /** The catalogue as of now. */
  async read(): Promise<CatalogueResponse> {
    const [{ number, plans }, { methods }, slow, { reminderDays: _, ...brand }, legal] =
      await Promise.all([
        this.priceLists.shown(),
        this.methods.shown(),
        this.health.slow(),
        this.details.shown(),
        this.legalTexts.shown(),
      ]);
    return {
      priceList: number,
      ...presentPlans(plans, this.clock.now()),
      ...presentMethods(methods, slow),
      brand: { ...brand, ...this.telegram() },
      telegramSales: this.config.telegram.sales,
      legalTexts: legalNumbers(legal),
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

const legalNumbers = (versions: readonly LegalVersion[]) =>
  Object.fromEntries(versions.map(({ document, number }) => [document, number])) as Record<
    LegalDocument,
    number
  >;
