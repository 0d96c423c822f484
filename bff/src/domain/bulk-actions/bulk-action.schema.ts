import { Schema } from 'mongoose';
import type { BulkActionRecord } from './bulk-action';

/**
 * A bulk action as stored. The stored field names cannot change, because instances of two versions share
 * them.
 */
export type StoredBulkAction = Omit<BulkActionRecord, 'action'> & {
  readonly act: BulkActionRecord['action'];
};

/** Token of the model of bulk actions. */
export const BULK_ACTION_MODEL = 'BulkAction';

const outcomes = { type: Number, default: 0 };

/** Collection `bulk_acts`. */
export const bulkActionSchema = new Schema<StoredBulkAction>(
  {
    act: { type: Schema.Types.Mixed, required: true },
    state: { type: String, required: true },
    selection: { type: String, required: true },
    plannedBy: { type: Schema.Types.Mixed, required: true },
    startedBy: { type: Schema.Types.Mixed, default: null },
    undoneBy: { type: Schema.Types.Mixed, default: null },
    createdAt: { type: Date, required: true },
    plannedAt: { type: Date, default: null },
    startedAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
    total: { type: Number, default: 0 },
    outcomes: {
      ...{ pending: outcomes, done: outcomes, unchanged: outcomes, failed: outcomes },
      ...{ undone: outcomes, kept: outcomes },
    },
    sum: { days: { type: Number, default: 0 }, videos: { type: Number, default: 0 } },
  },
  { collection: 'bulk_acts', versionKey: false, strict: 'throw' },
);

// Actions to process, and expired drafts to remove; oldest first.
bulkActionSchema.index({ state: 1, createdAt: 1 });
// The list, newest first; drafts have no start.
bulkActionSchema.index({ startedAt: -1, _id: -1 });
