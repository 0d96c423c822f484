import { Schema } from 'mongoose';
import type { PaymentReceipt } from './payment-receipt';

/** Token of the model of payment receipts. */
export const PAYMENT_RECEIPT_MODEL = 'PaymentReceipt';

/** A stored receipt; its id is the document id. */
export type PaymentReceiptRecord = Omit<PaymentReceipt, 'id'>;

/** Collection `payment_receipts`, the inbox of money reports. */
export const paymentReceiptSchema = new Schema<PaymentReceiptRecord>(
  {
    method: { type: String, required: true },
    trxId: { type: String, required: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
    reference: { type: String, default: null },
    sender: { type: String, default: null },
    receiver: { type: String, default: null },
    paidAt: { type: Date, required: true },
    source: { type: String, required: true },
    reportedBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
    state: { type: String, required: true },
    reason: { type: String, default: null },
    outcome: { type: String, default: null },
    orderRef: { type: String, default: null },
    tries: { type: Number, required: true },
    dueAt: { type: Date, default: null },
    decidedBy: { type: String, default: null },
    decidedAt: { type: Date, default: null },
    remark: { type: String, default: null },
  },
  { collection: 'payment_receipts', versionKey: false, strict: 'throw' },
);

// A payment is stored once, even if it is reported again (PAY-10).
paymentReceiptSchema.index({ method: 1, trxId: 1 }, { unique: true });
// Search: by the beginning of the transaction id, or of the payer's number.
paymentReceiptSchema.index({ trxId: 1 });
paymentReceiptSchema.index(
  { sender: 1 },
  { partialFilterExpression: { sender: { $type: 'string' } } },
);
// Receipts for the sweep, longest due first.
paymentReceiptSchema.index({ state: 1, dueAt: 1 });
// Receipts that wait for an administrator, by payment time.
paymentReceiptSchema.index({ state: 1, paidAt: 1, _id: 1 });
