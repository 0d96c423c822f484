import type { BroadcastSegment } from '@portal/rules';
import { Schema, type Types } from 'mongoose';

/** Token of the model of broadcasts. */
export const BROADCAST_MODEL = 'Broadcast';

/** A message from the administrators to subscribers. */
export interface BroadcastRecord {
  _id: Types.ObjectId;
  text: string;
  /** Only active broadcasts are shown. */
  status: 'active' | 'expired';
  /** When it appears; null: at once. */
  scheduledAt: Date | null;
  createdAt: Date;
  /** When it appears: scheduledAt, else createdAt, with the time it is held. Derived and written together with them. */
  dueAt: Date;
  segment: BroadcastSegment;
  /** Subscribers who closed it after reading; updated together with `broadcast_views`. */
  seen: number;
  /** What the bot reported of its messages; absent or null before its first report. `total` orders the reports. */
  delivery?: {
    readonly delivered: number;
    readonly failed: number;
    readonly total?: number;
  } | null;
  /** Users up to this id have their notices of it; absent or null: all have. */
  notifiedUpTo?: number | null;
  /** Whether the bot must still be notified when it is due. Absent: it was notified. */
  toAnnounce?: boolean;
}

/** Collection `broadcasts`. */
export const broadcastSchema = new Schema<BroadcastRecord>(
  {
    text: { type: String, required: true },
    status: { type: String, required: true },
    scheduledAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    segment: { type: String, default: 'all' },
    seen: { type: Number, default: 0 },
    delivery: {
      type: new Schema({ delivered: Number, failed: Number, total: Number }, { _id: false }),
    },
    notifiedUpTo: { type: Number },
    toAnnounce: { type: Boolean },
  },
  { collection: 'broadcasts', versionKey: false, strict: 'throw' },
);

// The newest due broadcast.
broadcastSchema.index({ status: 1, dueAt: -1, _id: -1 });
// The administrators' list.
broadcastSchema.index({ createdAt: -1, _id: -1 });
// Broadcasts whose users do not have their notices yet.
broadcastSchema.index(
  { notifiedUpTo: 1 },
  { partialFilterExpression: { notifiedUpTo: { $gte: 0 } } },
);
// Due broadcasts that the bot was not notified of yet.
broadcastSchema.index(
  { toAnnounce: 1, dueAt: 1 },
  { partialFilterExpression: { toAnnounce: true } },
);
