import { Schema } from 'mongoose';

/** Token of the model of the clearance. */
export const LOGIN_CLEARANCE_MODEL = 'LoginClearance';

/** Id of the only record. */
export const CLEARANCE_ID = 'login-history';

/** Up to when the login history was cleared; sign-ins until then count as deleted. */
export interface LoginClearanceRecord {
  _id: string;
  clearedAt: Date;
}

/**
 * Collection `login_clearances`: one record. A million sign-ins are cleared by one write, together with
 * the record of the audit; LoginSweepJob removes them afterwards.
 */
export const loginClearanceSchema = new Schema<LoginClearanceRecord>(
  { _id: { type: String }, clearedAt: { type: Date, required: true } },
  { collection: 'login_clearances', versionKey: false, strict: 'throw' },
);
