import { Schema } from 'mongoose';

/** Token of the model of failed sign-ins. */
export const FAILED_SIGN_IN_MODEL = 'FailedSignIn';

/** How many failures of one kind there were in one window (rules' failureWindow). */
export interface FailedSignInRecord {
  /** Window, and what is counted: a kind of failures, all kinds, or the failures of the kinds above the limit. */
  _id: string;
  count: number;
  /** True for a kind above the limit of kinds: its failures are counted together with the others above it. */
  isAboveLimit?: boolean;
  /** When it no longer counts for anything. */
  expiresAt: Date;
}

/** Collection `failed_sign_ins`: bounds what failures write into the audit, on all instances together. */
export const failedSignInSchema = new Schema<FailedSignInRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    isAboveLimit: { type: Boolean },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'failed_sign_ins', versionKey: false, strict: 'throw' },
);

failedSignInSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
