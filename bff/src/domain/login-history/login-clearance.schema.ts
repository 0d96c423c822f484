import { Schema } from 'mongoose';

/** Token of the model of clearances. */
export const LOGIN_CLEARANCE_MODEL = 'LoginClearance';

/** Id of the only record. */
export const CLEARANCE_ID = 'login-history';

/** When the login history was cleared; sign-ins up to then count as deleted. */
export interface LoginClearanceRecord {
  _id: string;
  clearedAt: Date;
}

/**
 * Collection `login_clearances`: one record. One write clears a million sign-ins, in the transaction of the
 * audit record; LoginSweepJob removes them later.
 */
export const loginClearanceSchema = new Schema<LoginClearanceRecord>(
  { _id: { type: String }, clearedAt: { type: Date, required: true } },
  { collection: 'login_clearances', versionKey: false, strict: 'throw' },
);
