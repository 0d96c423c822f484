import { Schema } from 'mongoose';

/** Token of the model of failed redemptions. */
export const REDEEM_TRIES_MODEL = 'RedeemTries';

/** Failed redemptions of one user within the last hour; one document, so that none is miscounted. */
export interface RedeemTriesRecord {
  /** The user's id. */
  _id: number;
  /** Oldest first, at most as many as are allowed. */
  failedAt: Date[];
  /** When none of them counts any more. */
  expiresAt: Date;
}

/** Collection `redeem_tries`; shared by all instances, survives a restart (goal M31). */
export const redeemTriesSchema = new Schema<RedeemTriesRecord>(
  {
    _id: { type: Number, required: true },
    failedAt: { type: [Date], required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'redeem_tries', versionKey: false, strict: 'throw' },
);

// Only tidies up; what counts is decided by the clock at every try.
redeemTriesSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
