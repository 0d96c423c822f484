import { Schema, type Types } from 'mongoose';

/** Token of the model of login attempts. */
export const LOGIN_ATTEMPT_MODEL = 'LoginAttempt';

/** A sign-in or step-up that failed, or is being checked right now. */
export interface LoginAttemptRecord {
  _id: Types.ObjectId;
  /** Keys of the counters it counts in (`login-counters.ts`). */
  counters: string[];
  /** Account it was for, whether there is one or not; null for an administrator's. */
  userId: number | null;
  at: Date;
  /** When it no longer counts for anything. */
  expiresAt: Date;
}

/**
 * Collection `login_attempts`; shared by all instances, survives a restart. Records of versions that
 * counted by full addresses have no counters and count no more; they end within a day by themselves.
 */
export const loginAttemptSchema = new Schema<LoginAttemptRecord>(
  {
    counters: { type: [String], required: true },
    userId: { type: Number, default: null },
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'login_attempts', versionKey: false, strict: 'throw' },
);

// Counting the failures of a counter.
loginAttemptSchema.index({ counters: 1, at: 1 });
// A new password forgets what was tried on the account.
loginAttemptSchema.index({ userId: 1 });
loginAttemptSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
