import type { MethodNumber } from '@portal/rules';
import { Schema } from 'mongoose';
import type { PaymentOrder } from './payment-order';

/** Token of the model of payment orders. */
export const PAYMENT_ORDER_MODEL = 'PaymentOrder';

const plan = new Schema(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    nameBn: { type: String },
    price: { type: Number, required: true },
    days: { type: Number, required: true },
    videos: { type: Number, required: true },
    activates: { type: [String], required: true },
    priceList: { type: Number },
  },
  { _id: false },
);

const payTo = new Schema<MethodNumber>(
  {
    method: { type: String, required: true },
    number: { type: String, required: true },
    kind: { type: String, required: true },
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
    payTo: { type: [payTo], default: undefined },
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

// Lookup of the order that money names; a code is unique for ever.
paymentOrderSchema.index({ ref_code: 1 }, { unique: true });
// A user's orders, newest first.
paymentOrderSchema.index({ userId: 1, createdAt: -1, _id: -1 });
// Paid orders of the users of a list; most orders are never paid.
paymentOrderSchema.index({ userId: 1, status: 1 });
// One open order per user, plan and offer, even for repeated requests (PAY-5).
paymentOrderSchema.index(
  { openKey: 1 },
  { unique: true, partialFilterExpression: { openKey: { $type: 'string' } } },
);
// Limit of open orders per user, also across instances.
paymentOrderSchema.index(
  { openSlot: 1 },
  { unique: true, partialFilterExpression: { openSlot: { $type: 'string' } } },
);
// Orders with a transaction id entered by the payer.
paymentOrderSchema.index(
  { submitted_trx_id: 1 },
  { partialFilterExpression: { submitted_trx_id: { $type: 'string' } } },
);
// Search: orders by the beginning of the transaction id of their money.
paymentOrderSchema.index(
  { trx_id: 1 },
  { partialFilterExpression: { trx_id: { $type: 'string' } } },
);
// Search: orders that received an amount, newest first.
paymentOrderSchema.index(
  { received_amount: 1, createdAt: 1 },
  { partialFilterExpression: { received_amount: { $type: 'number' } } },
);
// Orders of a method, newest first; of a method and a status by their end.
paymentOrderSchema.index({ method: 1, createdAt: -1, _id: -1 });
paymentOrderSchema.index({ status: 1, method: 1, expiresAt: 1, _id: 1 });
// All orders, newest first.
paymentOrderSchema.index({ createdAt: -1, _id: -1 });
// Orders of a status by their end: pending ones that are over, pages of a status filter.
paymentOrderSchema.index({ status: 1, expiresAt: 1, _id: 1 });
// Orders whose money waits for a decision, by payment time.
paymentOrderSchema.index({ status: 1, late: 1, receivedAt: 1, _id: 1 });
// Search: orders of an amount, newest first.
paymentOrderSchema.index({ amount: 1, createdAt: 1 });
// Unpaid orders of an amount near a time: suggestions for money without an order.
paymentOrderSchema.index({ amount: 1, received_amount: 1, method: 1, createdAt: 1 });
// Money of a range of days.
paymentOrderSchema.index({ status: 1, receivedAt: 1 });
// Orders created in a range of days, by status.
paymentOrderSchema.index({ status: 1, createdAt: 1 });
