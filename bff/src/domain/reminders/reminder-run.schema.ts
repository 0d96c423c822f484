import { Schema } from 'mongoose';

/** Token of the model of reminder watermarks. */
export const REMINDER_RUN_MODEL = 'ReminderRun';

/** Watermark of a kind of reminder. */
export interface ReminderRunRecord {
  _id: string;
  /** Everything due up to this instant is reported. */
  until: Date;
}

/** Collection `reminder_runs`; read by id only. */
export const reminderRunSchema = new Schema<ReminderRunRecord>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'reminder_runs', versionKey: false, strict: 'throw' },
);
