import { Schema, type Types } from 'mongoose';

/** Token of the model of read broadcasts. */
export const BROADCAST_VIEW_MODEL = 'BroadcastView';

/** One record per subscriber who read a broadcast. */
export interface BroadcastViewRecord {
  broadcastId: Types.ObjectId;
  userId: number;
}

/** Collection `broadcast_views`; removed with the broadcast. */
export const broadcastViewSchema = new Schema<BroadcastViewRecord>(
  {
    broadcastId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Number, required: true },
  },
  { collection: 'broadcast_views', versionKey: false, strict: 'throw' },
);

// A subscriber counts once; all views of one broadcast are deleted together.
broadcastViewSchema.index({ broadcastId: 1, userId: 1 }, { unique: true });
