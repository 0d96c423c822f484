import { Schema } from 'mongoose';

/** Token of the model of recorded views. */
export const BEARER_VIEW_MODEL = 'BearerView';

/** That an administrator's view of whole bearer values stands in the audit, for a while. */
export interface BearerViewRecord {
  /** Session, action and list. */
  _id: string;
  /** From this instant on another view is recorded. */
  expiresAt: Date;
}

/** Collection `bearer_views`; its ids are the unique key that all instances share. */
export const bearerViewSchema = new Schema<BearerViewRecord>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'bearer_views', versionKey: false, strict: 'throw' },
);

// Only tidies up; what counts is decided by the clock at every view.
bearerViewSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
