import { Schema } from 'mongoose';
import { type RedeemCodeRecord, redeemCodeFields } from './redeem-code.schema';

/** Token of the model of voided codes. */
export const VOIDED_CODE_MODEL = 'VoidedCode';

/** An unused code whose batch was voided. It can be restored, but not redeemed, listed or exported. */
export interface VoidedCodeRecord extends RedeemCodeRecord {
  voidedAt: Date;
}

/** Collection `voided_codes`. */
export const voidedCodeSchema = new Schema<VoidedCodeRecord>(
  { ...redeemCodeFields, voidedAt: { type: Date, required: true } },
  { collection: 'voided_codes', versionKey: false, strict: 'throw' },
);

// Batches by name, each with its newest code; restoring a batch.
voidedCodeSchema.index({ batch: 1, created_at: -1, _id: -1 });
