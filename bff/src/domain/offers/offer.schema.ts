import { Schema } from 'mongoose';
import type { Offer } from './offer';

/** Token of the model of offers. */
export const OFFER_MODEL = 'Offer';

/** A stored offer of either kind. */
export interface OfferRecord extends Offer {
  /** Whether it is a special offer; derived, so that special ones sort first. */
  isDiscount: boolean;
}

const special = new Schema(
  {
    code: { type: String, required: true },
    planId: { type: String, required: true },
    priceList: { type: Number },
    planName: { type: String },
    planNameBn: { type: String },
    discount: {
      type: new Schema({ type: { type: String }, value: { type: Number } }, { _id: false }),
      required: true,
    },
    usedAt: { type: Date, default: null },
  },
  { _id: false },
);

/** Collection `offers`. */
export const offerSchema = new Schema<OfferRecord>(
  {
    userId: { type: Number, required: true },
    isDiscount: { type: Boolean, required: true },
    message: { type: String, required: true },
    expiresAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    special: { type: special, default: null },
  },
  { collection: 'offers', versionKey: false, strict: 'throw' },
);

// The current offer of a user: special ones first, then the newest.
offerSchema.index({ userId: 1, isDiscount: -1, createdAt: -1, _id: -1 });
// The administrators' list.
offerSchema.index({ createdAt: -1, _id: -1 });
// Lookup by code; each code is unique.
offerSchema.index(
  { 'special.code': 1 },
  { unique: true, partialFilterExpression: { 'special.code': { $type: 'string' } } },
);
