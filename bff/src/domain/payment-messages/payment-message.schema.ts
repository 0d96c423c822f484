import { Schema } from 'mongoose';
import type { MessageResult, PaymentMessage } from './payment-message';

/** Token of the model of operators' messages. */
export const PAYMENT_MESSAGE_MODEL = 'PaymentMessage';

/** A message as stored: its result lies flat beside it, all null until it was dealt with. */
export type PaymentMessageRecord = Omit<PaymentMessage, 'id' | 'result'> & {
  [Key in keyof MessageResult]: MessageResult[Key] | null;
};

/** Collection `payment_messages`: what relays handed on unread. */
export const paymentMessageSchema = new Schema<PaymentMessageRecord>(
  {
    method: { type: String, required: true },
    text: { type: String, required: true },
    receivedAt: { type: Date, required: true },
    reportedAt: { type: Date, required: true },
    relay: { type: String, required: true },
    digest: { type: String, required: true },
    kind: { type: String, default: null },
    reason: { type: String, default: null },
    trxId: { type: String, default: null },
    outcome: { type: String, default: null },
    tries: { type: Number, required: true },
    dueAt: { type: Date, default: null },
    dismissedBy: { type: String, default: null },
    dismissedAt: { type: Date, default: null },
    remark: { type: String, default: null },
  },
  { collection: 'payment_messages', versionKey: false, strict: 'throw' },
);

// A message is dealt with once, however often it is reported.
paymentMessageSchema.index({ digest: 1 }, { unique: true });
// What the job takes up, the longest due first.
paymentMessageSchema.index({ kind: 1, dueAt: 1 });
// What an administrator has to look at, newest first.
paymentMessageSchema.index({ kind: 1, dismissedBy: 1, reportedAt: -1, _id: -1 });
