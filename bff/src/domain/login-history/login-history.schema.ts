import type { LoginMethod } from '@portal/contracts';
import { Schema, type Types } from 'mongoose';

/** Token of the model of sign-ins. */
export const LOGIN_MODEL = 'Login';

/** How long a sign-in is stored: the legal page promises 30 to 60 days (SEC-63). */
const KEPT_SECONDS = 60 * 86_400;

/** A subscriber's successful sign-in. */
export interface LoginRecord {
  _id: Types.ObjectId;
  userId: number;
  /** Name of the account at that time. */
  name: string;
  method: LoginMethod;
  address: string;
  /** Location of the address at that time (GeoIp); null, or absent in old records, when unknown. */
  city?: string | null;
  country?: string | null;
  /** User-Agent header; null for none. */
  userAgent: string | null;
  at: Date;
}

/** Collection `login_history`. */
export const loginSchema = new Schema<LoginRecord>(
  {
    userId: { type: Number, required: true },
    name: { type: String, required: true },
    method: { type: String, required: true },
    address: { type: String, required: true },
    city: { type: String, default: null },
    country: { type: String, default: null },
    userAgent: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'login_history', versionKey: false, strict: 'throw' },
);

// The user's own sign-ins, newest first.
loginSchema.index({ userId: 1, at: -1, _id: -1 });
// The administrators' list.
loginSchema.index({ at: -1, _id: -1 });
// The administrators' list of one address.
loginSchema.index({ address: 1, at: -1, _id: -1 });
// TTL, and the removal of cleared sign-ins.
loginSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
