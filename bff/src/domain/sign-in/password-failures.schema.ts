import { Schema } from 'mongoose';

/** Token of the model of wrong passwords in a row. */
export const PASSWORD_FAILURES_MODEL = 'PasswordFailures';

/** How often in a row a wrong password was given for an account, from anywhere. */
export interface PasswordFailuresRecord {
  /** User id, whether there is such a user or not. */
  _id: number;
  failures: number;
  /** When it is forgotten if nothing happens. */
  expiresAt: Date;
}

/** Collection `password_failures`, beside the attempts: it outlives them and knows no address. */
export const passwordFailuresSchema = new Schema<PasswordFailuresRecord>(
  {
    _id: { type: Number, required: true },
    failures: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'password_failures', versionKey: false, strict: 'throw' },
);

passwordFailuresSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
