import type { NoticeLanguage } from '@portal/rules';
import { Schema, type Types } from 'mongoose';

/** Token of the model of browsers that get notices. */
export const PUSH_BROWSER_MODEL = 'PushBrowser';

/** A browser's subscription to the notices of a user. */
export interface PushBrowserRecord {
  _id: Types.ObjectId;
  userId: number;
  /** Address at the push service: whoever knows it and the keys can send to the browser. */
  endpoint: string;
  p256dh: string;
  auth: string;
  language: NoticeLanguage;
  /** User-Agent header; null for none. */
  userAgent: string | null;
  createdAt: Date;
  /** Null before the first message. `status` is null when the push service did not answer. */
  lastDelivery: { at: Date; isAccepted: boolean; status: number | null } | null;
}

/** Collection `push_browsers`. */
export const pushBrowserSchema = new Schema<PushBrowserRecord>(
  {
    userId: { type: Number, required: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    language: { type: String, required: true },
    userAgent: { type: String, default: null },
    createdAt: { type: Date, required: true },
    lastDelivery: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'push_browsers', versionKey: false, strict: 'throw' },
);

// A browser belongs to the user who signed in last.
pushBrowserSchema.index({ endpoint: 1 }, { unique: true });
// The user's browsers, newest first.
pushBrowserSchema.index({ userId: 1, _id: -1 });
