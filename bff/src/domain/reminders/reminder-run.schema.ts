import { Schema } from 'mongoose';

/** Token of the model of how far reminders went. */
export const REMINDER_RUN_MODEL = 'ReminderRun';

/** How far a kind of reminder went. */
export interface ReminderRunRecord {
  _id: string;
  /** What came due until then is reported. */
  until: Date;
}

/** Collection `reminder_runs`, asked by name only. */
export const reminderRunSchema = new Schema<ReminderRunRecord>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'reminder_runs', versionKey: false, strict: 'throw' },
);
