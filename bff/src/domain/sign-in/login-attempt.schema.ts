import { Schema, type Types } from 'mongoose';

/** Token of the model of login attempts. */
export const LOGIN_ATTEMPT_MODEL = 'LoginAttempt';

/** A sign-in by password that failed, or is being checked right now. */
export interface LoginAttemptRecord {
  _id: Types.ObjectId;
  audience: 'subscriber' | 'admin';
  /** Account it was for, whether there is one or not; null for an administrator's. */
  userId: number | null;
  /** Address it came from. */
  address: string;
  at: Date;
  /** When it no longer counts for anything. */
  expiresAt: Date;
}

/** Collection `login_attempts` (design §4); shared by all instances, survives a restart. */
export const loginAttemptSchema = new Schema<LoginAttemptRecord>(
  {
    audience: { type: String, required: true },
    userId: { type: Number, default: null },
    address: { type: String, required: true },
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'login_attempts', versionKey: false, strict: 'throw' },
);

// The failures of one account from one address.
loginAttemptSchema.index({ userId: 1, address: 1, at: 1 });
// Counting the failures of one address, and of all.
loginAttemptSchema.index({ audience: 1, address: 1, at: 1 });
loginAttemptSchema.index({ audience: 1, at: 1 });
loginAttemptSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
