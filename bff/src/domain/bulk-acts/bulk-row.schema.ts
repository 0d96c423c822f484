import { Schema } from 'mongoose';
import type { BulkRow } from './bulk-act';

/** Token of the model of rows of bulk actions. */
export const BULK_ROW_MODEL = 'BulkRow';

/** Collection `bulk_rows`. */
export const bulkRowSchema = new Schema<BulkRow>(
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

// Nobody stands twice in one act; the rows of an act by user.
bulkRowSchema.index({ actId: 1, userId: 1 }, { unique: true });
// What is still to be done or undone, and pages of one outcome.
bulkRowSchema.index({ actId: 1, outcome: 1, userId: 1 });
