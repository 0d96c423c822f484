import { Schema, type Types } from 'mongoose';

/** Token of the model of login attempts. */
export const LOGIN_ATTEMPT_MODEL = 'LoginAttempt';

/** A sign-in that failed, or is being checked right now. */
export interface LoginAttemptRecord {
  _id: Types.ObjectId;
  audience: 'admin';
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
    address: { type: String, required: true },
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'login_attempts', versionKey: false, strict: 'throw' },
);

// Counting the failures of one address, and of all.
loginAttemptSchema.index({ audience: 1, address: 1, at: 1 });
loginAttemptSchema.index({ audience: 1, at: 1 });
loginAttemptSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
