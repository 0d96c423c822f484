import { Schema } from 'mongoose';
import type { MessageResult, PaymentMessage } from './payment-message';

/** Token of the model of operators' messages. */
export const PAYMENT_MESSAGE_MODEL = 'PaymentMessage';

/** A stored message; the fields of its result are top-level, all null until it was processed. */
export type PaymentMessageRecord = Omit<PaymentMessage, 'id' | 'result'> & {
  [Key in keyof MessageResult]: MessageResult[Key] | null;
};

/** Collection `payment_messages`: raw messages from relays. */
export const paymentMessageSchema = new Schema<PaymentMessageRecord>(
  {
    method: { type: String, required: true },
    text: { type: String, required: true },
    sender: { type: String },
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

// A message is processed once, even if it is reported again.
paymentMessageSchema.index({ digest: 1 }, { unique: true });
// The message of a payment.
paymentMessageSchema.index(
  { trxId: 1 },
  { partialFilterExpression: { trxId: { $type: 'string' } } },
);
// Messages for the job, longest due first.
paymentMessageSchema.index({ kind: 1, dueAt: 1 });
// Messages for the administrator, oldest first.
paymentMessageSchema.index({ kind: 1, dismissedBy: 1, reportedAt: -1, _id: -1 });
