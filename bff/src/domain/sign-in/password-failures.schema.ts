import { Schema } from 'mongoose';

/** Token of the model of wrong passwords in a row. */
export const PASSWORD_FAILURES_MODEL = 'PasswordFailures';

/** Number of wrong passwords in a row for an account, from any source. */
export interface PasswordFailuresRecord {
  /** User id, even if no such account exists. */
  _id: number;
  failures: number;
  /** When it is removed if there is no further failure. */
  expiresAt: Date;
}

/** Collection `password_failures`, separate from the attempts: it is stored longer and has no address. */
export const passwordFailuresSchema = new Schema<PasswordFailuresRecord>(
  {
    _id: { type: Number, required: true },
    failures: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'password_failures', versionKey: false, strict: 'throw' },
);

passwordFailuresSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
