import type { NoticeFacts, UserNoticeKind } from '@portal/rules';
import { Schema, type Types } from 'mongoose';

/** Token of the model of notices. */
export const NOTICE_MODEL = 'Notice';

/** A stored notice of one user. */
export interface NoticeRecord {
  _id: Types.ObjectId;
  key: string;
  userId: number;
  kind: UserNoticeKind;
  facts: NoticeFacts[UserNoticeKind];
  at: Date;
  /** Whether the user's list has it. */
  listed: boolean;
  /** Whether the list has it, and the user has not read it. */
  unread: boolean;
  /** When the bot is to report it; null: never, or it was handed on. */
  telegramDueAt: Date | null;
  /** When the browser is to report it; null: never, or it was handed on. */
  pushDueAt: Date | null;
  expiresAt: Date;
}

/** Name of the collection. */
export const NOTICES = 'notifications';

/** Collection `notifications`: written in the transaction of the change that they report. */
export const noticeSchema = new Schema<NoticeRecord>(
  {
    key: { type: String, required: true },
    userId: { type: Number, required: true },
    kind: { type: String, required: true },
    facts: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    listed: { type: Boolean, required: true },
    unread: { type: Boolean, required: true },
    telegramDueAt: { type: Date, default: null },
    pushDueAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: NOTICES, versionKey: false, strict: 'throw', minimize: false },
);

// One event makes one notice.
noticeSchema.index({ key: 1 }, { unique: true });
// The user's list, newest first.
noticeSchema.index({ userId: 1, listed: 1, _id: -1 });
// The unread ones of a user.
noticeSchema.index({ userId: 1, unread: 1 }, { partialFilterExpression: { unread: true } });
// What the bot and browsers are to report, oldest first.
noticeSchema.index(
  { telegramDueAt: 1 },
  { partialFilterExpression: { telegramDueAt: { $gt: new Date(0) } } },
);
noticeSchema.index(
  { pushDueAt: 1 },
  { partialFilterExpression: { pushDueAt: { $gt: new Date(0) } } },
);
// Only for cleanup; each read compares `expiresAt` with the clock.
noticeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
