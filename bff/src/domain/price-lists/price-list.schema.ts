import { BOT_ACCESS, PLAN_PLACES, type PricedPlan } from '@portal/rules';
import { Schema, type SchemaDefinition } from 'mongoose';
import type { PriceDraft, PriceList } from './price-list';

/** Token of the model of price lists. */
export const PRICE_LIST_MODEL = 'PriceList';

/** Token of the model of the draft. */
export const PRICE_DRAFT_MODEL = 'PriceDraft';

/** The collection of price lists, which every instance follows. */
export const PRICE_LISTS = 'price_lists';

const plan = new Schema<PricedPlan>(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    nameBn: { type: String, required: true },
    place: { type: String, enum: PLAN_PLACES, required: true },
    durationDays: { type: Number, required: true },
    videos: { type: Number, required: true },
    activates: { type: [{ type: String, enum: BOT_ACCESS }], required: true },
    priceBdt: { type: Number, required: true },
    priceInr: { type: Number, required: true },
    priceUsd: { type: Number, required: true },
    isUsual: { type: Boolean, required: true },
    textEn: { type: String, default: '' },
    textBn: { type: String, default: '' },
    visibleFrom: { type: String, default: null },
    visibleUntil: { type: String, default: null },
  } satisfies SchemaDefinition<PricedPlan>,
  { _id: false },
);

/** Collection `price_lists`. */
export const priceListSchema = new Schema<PriceList>(
  {
    number: { type: Number, required: true },
    plans: { type: [plan], required: true },
    author: { type: String, default: null },
    publisher: { type: String, default: null },
    publishedAt: { type: Date, default: null },
    effectiveFrom: { type: Date, required: true },
    reason: { type: String, default: null },
    cancelledAt: { type: Date, default: null },
    cancelledBy: { type: String, default: null },
  },
  { collection: PRICE_LISTS, versionKey: false, strict: 'throw' },
);

// The newest lists. Two publications never get the same number.
priceListSchema.index({ number: -1 }, { unique: true });

/** The draft as stored: the only document of its collection. */
export interface StoredDraft extends PriceDraft {
  readonly _id: 'draft';
}

/** Collection `price_drafts`. */
export const priceDraftSchema = new Schema<StoredDraft>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    plans: { type: [plan], required: true },
    author: { type: String, required: true },
    savedAt: { type: Date, required: true },
  },
  { collection: 'price_drafts', versionKey: false, strict: 'throw' },
);
