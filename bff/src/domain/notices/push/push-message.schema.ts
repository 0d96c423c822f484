import { Schema, type Types } from 'mongoose';

/** Token of the model of messages to browsers. */
export const PUSH_MESSAGE_MODEL = 'PushMessage';

/** A message that a browser is to get: it names a notice, and holds no words of it. */
export interface PushMessageRecord {
  _id: Types.ObjectId;
  /** Notice and browser: one notice makes one message for each browser. */
  key: string;
  browserId: Types.ObjectId;
  noticeId: Types.ObjectId;
  /** Finished files that it is about. */
  files: number;
  tries: number;
  /** When it is to be sent. While it is being sent: when another instance may try. */
  dueAt: Date;
  expiresAt: Date;
}

/** Collection `push_messages`, an outbox. */
export const pushMessageSchema = new Schema<PushMessageRecord>(
  {
    key: { type: String, required: true },
    browserId: { type: Schema.Types.ObjectId, required: true },
    noticeId: { type: Schema.Types.ObjectId, required: true },
    files: { type: Number, required: true },
    tries: { type: Number, required: true },
    dueAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'push_messages', versionKey: false, strict: 'throw' },
);

pushMessageSchema.index({ key: 1 }, { unique: true });
// What is due, oldest first.
pushMessageSchema.index({ dueAt: 1 });
// The messages of a removed browser.
pushMessageSchema.index({ browserId: 1 });
// Only for cleanup; each run compares `expiresAt` with the clock.
pushMessageSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
