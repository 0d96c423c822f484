import type { BotAccess } from '@portal/rules';
import { defineCall } from '../http/call';

/** A plan on sale; prices in whole BDT and INR (spec subscriber.md §3). */
export interface CataloguePlanView {
  id: string;
  name: string;
  price_bdt: number;
  price_inr: number;
  duration_days: number;
  activates: BotAccess[];
}

/** What the service calls itself and where it can be reached; configuration (design §10). */
export interface BrandView {
  name: string;
  supportBotUrl: string | null;
  supportContactUrl: string | null;
  channelUrl: string | null;
  /** Without @; null when Telegram sign-in is not configured. */
  telegramBotName: string | null;
}

/** Answer of getCatalogue. */
export interface CatalogueResponse {
  plans: CataloguePlanView[];
  brand: BrandView;
}

/** Plans on sale and public facts of the service; open to everybody (design §3). */
export const getCatalogue = defineCall<void, CatalogueResponse>()('GET', '/api/catalogue');
