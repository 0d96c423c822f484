import { Schema } from 'mongoose';
import type { PaymentOrder } from './payment-order';

/** Token of the model of payment orders. */
export const PAYMENT_ORDER_MODEL = 'PaymentOrder';

const plan = new Schema(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    price: { type: Number, required: true },
    days: { type: Number, required: true },
    videos: { type: Number, required: true },
    activates: { type: [String], required: true },
  },
  { _id: false },
);

const discount = new Schema({ type: { type: String }, value: { type: Number } }, { _id: false });

/** Collection `payment_orders`. */
export const paymentOrderSchema = new Schema<PaymentOrder>(
  {
    ref_code: { type: String, required: true },
    userId: { type: Number, required: true },
    plan: { type: plan, required: true },
    offerCode: { type: String, default: null },
    discount: { type: discount, default: null },
    amount: { type: Number, required: true },
    method: { type: String, default: null },
    status: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    received_amount: { type: Number, default: null },
    trx_id: { type: String, default: null },
    receivedAt: { type: Date, default: null },
    received_method: { type: String },
    received_currency: { type: String },
    late: { type: String, default: null },
    submitted_trx_id: { type: String, default: null },
    openKey: { type: String, default: null },
    openSlot: { type: String, default: null },
  },
  { collection: 'payment_orders', versionKey: false, strict: 'throw' },
);

// Finding the order that money names; a code is never given twice.
paymentOrderSchema.index({ ref_code: 1 }, { unique: true });
// A user's orders, newest first.
paymentOrderSchema.index({ userId: 1, createdAt: -1, _id: -1 });
// One open order for a user, plan and offer, however often it is asked for (PAY-5).
paymentOrderSchema.index(
  { openKey: 1 },
  { unique: true, partialFilterExpression: { openKey: { $type: 'string' } } },
);
// So many open orders of a user and no more, whatever several instances do at once.
paymentOrderSchema.index(
  { openSlot: 1 },
  { unique: true, partialFilterExpression: { openSlot: { $type: 'string' } } },
);
// Orders whose payers typed a transaction id.
paymentOrderSchema.index(
  { submitted_trx_id: 1 },
  { partialFilterExpression: { submitted_trx_id: { $type: 'string' } } },
);
// All orders, newest first.
paymentOrderSchema.index({ createdAt: -1, _id: -1 });
// Orders of a status in the order of their ends: pending ones that are over, pages of a chip.
paymentOrderSchema.index({ status: 1, expiresAt: 1, _id: 1 });
// Orders whose money waits for a decision, the first paid first.
paymentOrderSchema.index({ status: 1, late: 1, receivedAt: 1, _id: 1 });
// Orders of an amount near a time, which money without an order may be for.
paymentOrderSchema.index({ amount: 1, createdAt: 1 });
// Money of some days.
paymentOrderSchema.index({ status: 1, receivedAt: 1 });
// Orders made in some days, by what became of them.
paymentOrderSchema.index({ status: 1, createdAt: 1 });
