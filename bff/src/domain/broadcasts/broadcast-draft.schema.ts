import type { BroadcastSegment } from '@portal/rules';
import { Schema, type Types } from 'mongoose';

/** Token of the model of drafts and templates. */
export const BROADCAST_DRAFT_MODEL = 'BroadcastDraft';

/** A message that nobody gets: a draft, or a template. */
export interface BroadcastDraftRecord {
  _id: Types.ObjectId;
  text: string;
  segment: BroadcastSegment;
  isTemplate: boolean;
  /** Name of the administrator. */
  author: string;
  savedAt: Date;
}

/** Collection `broadcast_drafts`. */
export const broadcastDraftSchema = new Schema<BroadcastDraftRecord>(
  {
    text: { type: String, required: true },
    segment: { type: String, required: true },
    isTemplate: { type: Boolean, required: true },
    author: { type: String, required: true },
    savedAt: { type: Date, required: true },
  },
  { collection: 'broadcast_drafts', versionKey: false, strict: 'throw' },
);

// The list, newest first.
broadcastDraftSchema.index({ savedAt: -1, _id: -1 });
