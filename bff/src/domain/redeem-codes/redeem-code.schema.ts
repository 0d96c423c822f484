import { Schema } from 'mongoose';

/** Token of the model of redeem codes. */
export const REDEEM_CODE_MODEL = 'RedeemCode';

/** A code that gives days and videos once (spec admin.md §3). */
export interface RedeemCodeRecord {
  /** Without grouping. */
  redeem_code: string;
  is_used: boolean;
  days: number;
  videos: number;
  used_by_users: number[];
  created_at: Date;
}

/** Collection `redeem_codes` (design §4). */
export const redeemCodeSchema = new Schema<RedeemCodeRecord>(
  {
    redeem_code: { type: String, required: true },
    is_used: { type: Boolean, default: false },
    days: { type: Number, required: true },
    videos: { type: Number, required: true },
    used_by_users: { type: [Number], default: [] },
    created_at: { type: Date, required: true },
  },
  { collection: 'redeem_codes', versionKey: false, strict: 'throw' },
);

// Redeeming one code; no code exists twice.
redeemCodeSchema.index({ redeem_code: 1 }, { unique: true });
// Counting used and available ones.
redeemCodeSchema.index({ is_used: 1 });
