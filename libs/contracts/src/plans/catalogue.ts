import type { BotAccess, LegalDocument, PaymentMethod, PaymentNumberKind } from '@portal/rules';
import { defineCall } from '../http/call';
import type { ReceivingNumberView } from '../payments/payment-methods';

/** Texts of a plan besides its English name. A service before price lists leaves them out. */
export interface PlanWords {
  name_bn?: string;
  /** One sentence about the plan; absent for none. */
  text?: string;
  text_bn?: string;
}

/** A plan on sale; prices in whole BDT and INR. */
export interface CataloguePlanView extends PlanWords {
  id: string;
  name: string;
  price_bdt: number;
  price_inr: number;
  duration_days: number;
  activates: BotAccess[];
  /** Videos that the plan adds; 0 without the download bot. A service before this field leaves it out. */
  videos?: number;
  /** Whether to mark it as the usual choice. */
  usual?: boolean;
}

/** A plan of the plan page; prices in whole units. */
export interface OfferPlanView extends PlanWords {
  id: string;
  name: string;
  price_bdt: number;
  price_inr: number;
  price_usd: number;
  /** Length in days, without an offer's extra days. */
  duration_days: number;
  /** The bots that it opens. A service before this field leaves it out. */
  activates?: BotAccess[];
  /** Videos that the plan adds; 0 without the download bot. A service before this field leaves it out. */
  videos?: number;
  /** Whether to mark it as the usual choice. */
  usual?: boolean;
}

/** Name and contact links of the service, from its configuration. */
export interface BrandView {
  name: string;
  /** Where subscribers open the bot; null when not configured. A service before this field leaves it out. */
  botUrl?: string | null;
  supportBotUrl: string | null;
  supportContactUrl: string | null;
  channelUrl: string | null;
  /** Without @; null when Telegram sign-in is not configured. */
  telegramBotName: string | null;
  /** Numeric id of the bot, which Telegram's sign-in needs; null when not configured. */
  telegramBotId: number | null;
  /** URL of Telegram's sign-in script; null when not configured. */
  telegramWidgetUrl: string | null;
  /** Whether the local replacement of Telegram is available; only in a trial. */
  hasTrialTelegram: boolean;
}

/** The support link of a service: the person before the bot. Null when it has neither. */
export const supportUrl = (
  brand: Pick<BrandView, 'supportBotUrl' | 'supportContactUrl'>,
): string | null => brand.supportContactUrl ?? brand.supportBotUrl;

/** Whether one can sign in by Telegram, or by its stand-in of a trial. */
export const hasTelegram = (brand: BrandView): boolean =>
  brand.hasTrialTelegram || Boolean(brand.telegramBotName && brand.telegramBotId);

/** Key of the catalogue in the query cache of a page, which shell and portals share. */
export const CATALOGUE_KEY = ['catalogue'] as const;

/** A number that receives money. */
export interface PaymentNumberView {
  /** A portal that is older than the service may not know it. */
  method: PaymentMethod;
  /** In the form to show and copy, e.g. '01712345678'. */
  number: string;
  /** Decides what the payer chooses in the app. */
  kind: PaymentNumberKind;
}

/** A payment method as payers see it. Amounts are whole BDT. */
export interface PaymentMethodView {
  /** A portal that is older than the service may not know it. */
  method: PaymentMethod;
  /** At most one of each kind; none: it takes no new orders. */
  numbers: ReceivingNumberView[];
  /** The least and the most that an order may cost; null for no limit. */
  minBdt: number | null;
  maxBdt: number | null;
  /** What payers must know; empty for nothing. */
  notice: string;
  noticeBn: string;
  /** True while payments by it take longer than usual; otherwise absent. */
  isSlow?: boolean;
}

/** Answer of getCatalogue. */
export interface CatalogueResponse {
  /** Number of the price list in effect. A service before price lists leaves it out. */
  priceList?: number;
  /** The checkout plans. */
  plans: CataloguePlanView[];
  /** The plans of the plan page and of offers. */
  offerPlans: OfferPlanView[];
  /** At most one per method, none of an agent: for portals that do not read `paymentMethods`. */
  paymentNumbers: PaymentNumberView[];
  /** The methods to show, in their order. A service before method lists leaves it out. */
  paymentMethods?: PaymentMethodView[];
  brand: BrandView;
  /**
   * Where the Mini App sells: Telegram wants Stars for digital goods inside its apps. A service before this field
   * leaves it out; then it is 'outside'.
   */
  telegramSales?: 'outside' | 'inside';
  /**
   * Numbers of the legal texts in effect; getLegalTexts has those after the first. A service before this field
   * leaves it out; then the first ones are in effect.
   */
  legalTexts?: Record<LegalDocument, number>;
}

/** Lists the plans on sale, the numbers that receive payments, and the service's public links. */
export const getCatalogue = defineCall<void, CatalogueResponse>()('GET', '/api/catalogue');
