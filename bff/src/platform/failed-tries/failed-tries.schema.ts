import { Schema } from 'mongoose';

/** Failed tries of one user that still count; one document, so that none is miscounted. */
export interface FailedTriesRecord {
  /** The user's id. */
  _id: number;
  /** Oldest first, at most as many as are allowed. */
  failedAt: Date[];
  /** When none of them counts any more. */
  expiresAt: Date;
}

/** A collection of failed tries; shared by all instances, survives a restart. */
export function failedTriesSchema(collection: string): Schema<FailedTriesRecord> {
  const schema = new Schema<FailedTriesRecord>(
    {
      _id: { type: Number, required: true },
      failedAt: { type: [Date], required: true },
      expiresAt: { type: Date, required: true },
    },
    { collection, versionKey: false, strict: 'throw' },
  );
  // Only tidies up; what counts is decided by the clock at every try.
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  return schema;
}
