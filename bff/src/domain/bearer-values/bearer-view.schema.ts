import { Schema } from 'mongoose';

/** Token of the model of recorded views. */
export const BEARER_VIEW_MODEL = 'BearerView';

/**
 * Marks that an administrator's view of unmasked bearer values is recorded in the audit, until it expires.
 */
export interface BearerViewRecord {
  /** Session, action and list. */
  _id: string;
  /** From this instant on, another view is recorded again. */
  expiresAt: Date;
}

/** Collection `bearer_views`; its ids are unique across all instances. */
export const bearerViewSchema = new Schema<BearerViewRecord>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'bearer_views', versionKey: false, strict: 'throw' },
);

// Only for cleanup; each view compares `expiresAt` with the clock.
bearerViewSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
