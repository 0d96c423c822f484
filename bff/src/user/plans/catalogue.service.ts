import { Inject, Injectable, Optional } from '@nestjs/common';
import { type CatalogueResponse, presentMethods, presentPlans } from '@portal/contracts';
import {
  isOnSale,
  type LegalDocument,
  type MethodHealth,
  type MethodSettings,
  type PricedPlan,
  type ServiceDetails,
} from '@portal/rules';
import memoizeOne from 'memoize-one';
import { LegalTextsService } from '../../domain/legal-texts/legal-texts.service';
import type { LegalVersion } from '../../domain/legal-texts/legal-version';
import { PaymentMethodsService } from '../../domain/payment-methods/payment-methods.service';
import {
  MethodHealthService,
  slowMethods,
} from '../../domain/payments/review/method-health.service';
import { PriceListsService } from '../../domain/price-lists/price-lists.service';
import { ServiceDetailsService } from '../../domain/service-details/service-details.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { TRIAL_TELEGRAM } from '../../platform/config/trial-telegram';
import { keepText } from '../../platform/http/kept-answer';

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

  /** The catalogue as of now; the same object until something in it changes. */
  async read(): Promise<CatalogueResponse> {
    const [list, { methods }, health, details, legal] = await Promise.all([
      this.priceLists.shown(),
      this.methods.shown(),
      this.health.shown(),
      this.details.shown(),
      this.legalTexts.shown(),
    ]);
    const now = this.clock.now();
    const sold = list.plans.filter((plan) => isOnSale(plan, now));
    return this.build(list.number, methods, health, details, legal, ...sold);
  }

  /** Nearly every visitor asks for it, and its parts seldom change. */
  private readonly build = memoizeOne(
    (
      priceList: number,
      methods: readonly MethodSettings[],
      health: readonly MethodHealth[],
      details: ServiceDetails,
      legal: readonly LegalVersion[],
      ...sold: PricedPlan[]
    ): CatalogueResponse => {
      const { reminderDays: _, ...brand } = details;
      return keepText({
        priceList,
        ...presentPlans(sold),
        ...presentMethods(methods, slowMethods(health)),
        brand: { ...brand, ...this.telegram() },
        telegramSales: this.config.telegram.sales,
        legalTexts: legalNumbers(legal),
      });
    },
  );

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
