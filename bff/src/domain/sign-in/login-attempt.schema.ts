import { Schema, type Types } from 'mongoose';

/** Token of the model of login attempts. */
export const LOGIN_ATTEMPT_MODEL = 'LoginAttempt';

/** A sign-in or step-up that failed, or is being checked. */
export interface LoginAttemptRecord {
  _id: Types.ObjectId;
  /** Keys of the counters that count it (`login-counters.ts`). */
  counters: string[];
  /** User id of the try, even if no such account exists; null for an administrator. */
  userId: number | null;
  at: Date;
  /** When it is no longer counted. */
  expiresAt: Date;
}

/**
 * Collection `login_attempts`; shared by all instances, survives a restart. Records of versions that
 * counted by full addresses have no counters and are ignored; they expire within a day.
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
// Removal of all tries on an account after a new password.
loginAttemptSchema.index({ userId: 1 });
loginAttemptSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
