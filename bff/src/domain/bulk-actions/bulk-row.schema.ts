import { Schema } from 'mongoose';
import type { BulkRow } from './bulk-action';

/** Token of the model of rows of bulk actions. */
export const BULK_ROW_MODEL = 'BulkRow';

/** A row as stored. The stored field names cannot change, because instances of two versions share them. */
export type StoredBulkRow = Omit<BulkRow, 'actionId'> & { readonly actId: BulkRow['actionId'] };

/** Collection `bulk_rows`. */
export const bulkRowSchema = new Schema<StoredBulkRow>(
  {
    actId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Number, required: true },
    name: { type: String, required: true },
    outcome: { type: String, required: true },
    before: { type: Schema.Types.Mixed, required: true },
    after: { type: Schema.Types.Mixed, required: true },
    shift: { type: Schema.Types.Mixed, required: true },
    planBefore: { type: Schema.Types.Mixed, default: null },
    offerId: { type: String, default: null },
    message: { type: String, default: null },
  },
  { collection: 'bulk_rows', versionKey: false, strict: 'throw' },
);

// A user is in an action only once; rows of an action by user.
bulkRowSchema.index({ actId: 1, userId: 1 }, { unique: true });
// Rows to process or to undo, and pages of one outcome.
bulkRowSchema.index({ actId: 1, outcome: 1, userId: 1 });
