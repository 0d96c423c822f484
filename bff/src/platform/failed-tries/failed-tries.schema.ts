import { Schema } from 'mongoose';

/**
 * Failed tries of one user that still count. One document per user, so that concurrent tries conflict and
 * none is lost.
 */
export interface FailedTriesRecord {
  /** The user's id. */
  _id: number;
  /** Oldest first, at most as many as the limit allows. */
  failedAt: Date[];
  /** The time from which none of them counts. */
  expiresAt: Date;
}

/** Schema of a collection of failed tries. All instances share it, and it survives a restart. */
export function failedTriesSchema(collection: string): Schema<FailedTriesRecord> {
  const schema = new Schema<FailedTriesRecord>(
    {
      _id: { type: Number, required: true },
      failedAt: { type: [Date], required: true },
      expiresAt: { type: Date, required: true },
    },
    { collection, versionKey: false, strict: 'throw' },
  );
  // Only for cleanup. The service checks the time itself at every try.
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  return schema;
}
