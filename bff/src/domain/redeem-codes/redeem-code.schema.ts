import { Schema, type Types } from 'mongoose';

/** Token of the model of redeem codes. */
export const REDEEM_CODE_MODEL = 'RedeemCode';

/** A code that grants days and videos once. */
export interface RedeemCodeRecord {
  _id: Types.ObjectId;
  /** Without grouping characters. */
  redeem_code: string;
  is_used: boolean;
  days: number;
  videos: number;
  used_by_users: number[];
  created_at: Date;
  /** When it was redeemed; absent: never, or in an earlier version. */
  used_at?: Date;
  /** Name of its batch; null for none. */
  batch: string | null;
  /** From this instant on it cannot be redeemed; null: no end. */
  validUntil: Date | null;
  /** Derived from code and batch by rules' codeSearchKeys. */
  searchKeys: string[];
}

/** The fields of a code, also of a voided one. */
export const redeemCodeFields = {
  redeem_code: { type: String, required: true },
  is_used: { type: Boolean, default: false },
  days: { type: Number, required: true },
  videos: { type: Number, required: true },
  used_by_users: { type: [Number], default: [] },
  created_at: { type: Date, required: true },
  used_at: { type: Date },
  batch: { type: String, default: null },
  validUntil: { type: Date, default: null },
  searchKeys: { type: [String], required: true },
};

/** Collection `redeem_codes`. */
export const redeemCodeSchema = new Schema<RedeemCodeRecord>(redeemCodeFields, {
  collection: 'redeem_codes',
  versionKey: false,
  strict: 'throw',
});

// Redeeming a code; each code is unique.
redeemCodeSchema.index({ redeem_code: 1 }, { unique: true });
// The administrators' list, newest first.
redeemCodeSchema.index({ created_at: -1, _id: -1 });
// The list and the count of used or available codes.
redeemCodeSchema.index({ is_used: 1, created_at: -1, _id: -1 });
// Batches by name, each with its newest code.
redeemCodeSchema.index({ batch: 1, created_at: -1, _id: -1 });
// Searching by a batch's name: its used or available codes, newest first.
redeemCodeSchema.index({ batch: 1, is_used: 1, created_at: -1, _id: -1 });
// Used and unused codes of a batch, and its last redemption.
redeemCodeSchema.index({ batch: 1, is_used: 1, used_at: -1 });
// Redemptions of a day.
redeemCodeSchema.index({ used_at: 1 });
// Codes that a user has used, the latest first.
redeemCodeSchema.index({ used_by_users: 1, used_at: -1 });
// Searching.
redeemCodeSchema.index({ searchKeys: 1 });
