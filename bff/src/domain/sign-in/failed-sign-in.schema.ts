import { Schema } from 'mongoose';

/** Token of the model of failed sign-ins. */
export const FAILED_SIGN_IN_MODEL = 'FailedSignIn';

/** Number of failures of one kind in one window (rules' failureWindow). */
export interface FailedSignInRecord {
  /**
   * Window and counter: a kind of failures, the number of kinds, or the failures of all kinds above the
   * limit.
   */
  _id: string;
  count: number;
  /** True for a kind above the limit of kinds: the failures of these kinds share one counter. */
  isAboveLimit?: boolean;
  /** When it is no longer needed. */
  expiresAt: Date;
}

/** Collection `failed_sign_ins`: limits the audit records of failures, across all instances. */
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
