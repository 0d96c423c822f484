import { Schema } from 'mongoose';
import type { LedgerEntry } from './ledger-entry';

/** Token of the model of ledger entries. */
export const LEDGER_MODEL = 'LedgerEntry';

/** Collection `ledger`, append-only. */
export const ledgerSchema = new Schema<LedgerEntry>(
  {
    userId: { type: Number, required: true },
    number: { type: Number },
    days: { type: Number, required: true },
    videos: { type: Number, required: true },
    price: { type: Number, default: null },
    currency: { type: String, default: null },
    // Mixed, because mongoose would turn null into [] for a plain array type.
    activates: { type: Schema.Types.Mixed, default: null },
    reason: { type: String, required: true },
    purchase: { type: String },
    actor: { type: String, required: true },
    sourceId: { type: String, default: null },
    remark: { type: String },
    planBefore: { type: Schema.Types.Mixed },
    balanceAfter: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'ledger', versionKey: false, strict: 'throw' },
);

// A payment, code or package is granted once, even if it is reported again.
ledgerSchema.index(
  { reason: 1, sourceId: 1 },
  { unique: true, partialFilterExpression: { sourceId: { $type: 'string' } } },
);
// The last change of a plan; concurrent changes cannot take the same number.
ledgerSchema.index(
  { userId: 1, number: 1 },
  { unique: true, partialFilterExpression: { number: { $gt: 0 } } },
);
// Purchases of a kind in a range of days.
ledgerSchema.index(
  { purchase: 1, at: 1 },
  { partialFilterExpression: { purchase: { $type: 'string' } } },
);
// The history of one plan, by time.
ledgerSchema.index({ userId: 1, at: 1, _id: 1 });
