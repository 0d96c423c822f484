import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { PAYMENT_METHODS } from '@portal/rules';
import type { ClientSession, Types } from 'mongoose';
import { isValidObjectId, Model } from 'mongoose';
import type { PaymentOrder } from '../orders/payment-order';
import type { MoneyReport, PaymentReceipt } from './payment-receipt';
import { PAYMENT_RECEIPT_MODEL, type PaymentReceiptRecord } from './payment-receipt.schema';

type Stored = PaymentReceiptRecord & { _id: Types.ObjectId };

/** What a decision may change of a receipt. */
export type ReceiptChange = Partial<
  Pick<
    PaymentReceipt,
    | 'state'
    | 'reason'
    | 'outcome'
    | 'orderRef'
    | 'tries'
    | 'dueAt'
    | 'decidedBy'
    | 'decidedAt'
    | 'remark'
  >
>;

/** No order has it, and nobody decided about it. */
const OPEN = { state: { $in: ['pending', 'unmatched'] } } as const;

/** The inbox of reported money. */
@Injectable()
export class PaymentReceiptsRepository {
  constructor(
    @InjectModel(PAYMENT_RECEIPT_MODEL) private readonly receipts: Model<PaymentReceiptRecord>,
  ) {}

  /**
   * Stores a receipt so that it survives the loss of a server, before anything is done with it
   * (PAY-11). @throws error 11000 when its payment was reported before.
   */
  async insert(receipt: PaymentReceiptRecord): Promise<string> {
    const [stored] = await this.receipts.create([receipt], { w: 'majority' });
    if (!stored) throw new Error('The receipt was not stored.');
    return stored._id.toString();
  }

  /** Adds receipts. @throws error 11000 when one of their payments was reported before. */
  async insertMany(
    receipts: readonly PaymentReceiptRecord[],
    session: ClientSession,
  ): Promise<void> {
    await this.receipts.insertMany(receipts, { session });
  }

  /** One receipt, null when there is none. */
  async find(id: string, session?: ClientSession): Promise<PaymentReceipt | null> {
    if (!isValidObjectId(id)) return null;
    const found = await this.receipts.findById(id, null, { session }).lean<Stored>().exec();
    return found && toReceipt(found);
  }

  /** The receipt of a payment, null when it was never reported. */
  async findByPayment({
    method,
    trxId,
  }: Pick<MoneyReport, 'method' | 'trxId'>): Promise<PaymentReceipt | null> {
    const found = await this.receipts.findOne({ method, trxId }).lean<Stored>().exec();
    return found && toReceipt(found);
  }

  /** The payments that have a transaction id: one of each method at most. */
  async listByTrxId(trxId: string, session?: ClientSession): Promise<PaymentReceipt[]> {
    const found = await this.receipts
      .find({ method: { $in: [...PAYMENT_METHODS] }, trxId }, null, { session })
      .lean<Stored[]>()
      .exec();
    return found.map(toReceipt);
  }

  /** Ids of receipts that are to be looked at again, the longest due first. */
  async listDue(now: Date, limit: number): Promise<string[]> {
    const due = await this.receipts
      .find({ state: 'pending', dueAt: { $lte: now } }, { _id: 1 })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<Pick<Stored, '_id'>[]>()
      .exec();
    return due.map(({ _id }) => _id.toString());
  }

  /** The receipt that an order has, null for none. */
  async findOfOrder(
    { ref_code, trx_id }: Pick<PaymentOrder, 'ref_code' | 'trx_id'>,
    session: ClientSession,
  ): Promise<PaymentReceipt | null> {
    if (trx_id === null) return null;
    const found = await this.receipts
      .find({ method: { $in: [...PAYMENT_METHODS] }, trxId: trx_id }, null, { session })
      .lean<Stored[]>()
      .exec();
    const [receipt] = found.filter(({ orderRef }) => orderRef === ref_code);
    return receipt ? toReceipt(receipt) : null;
  }

  /** Receipts without an order that nobody decided about, the first paid first. */
  async listOpen(skip: number, limit: number): Promise<PaymentReceipt[]> {
    const found = await this.receipts
      .find(OPEN)
      .sort({ paidAt: 1, _id: 1 })
      .skip(skip)
      .limit(limit)
      .lean<Stored[]>()
      .exec();
    return found.map(toReceipt);
  }

  /** How many such receipts there are. */
  async countOpen(): Promise<number> {
    return this.receipts.countDocuments(OPEN).exec();
  }

  /** The receipts that some orders have, by the orders' codes. */
  async findOfOrders(orders: readonly PaymentOrder[]): Promise<Map<string, PaymentReceipt>> {
    const trxIds = orders.flatMap(({ trx_id }) => trx_id ?? []);
    if (trxIds.length === 0) return new Map();
    const found = await this.receipts
      .find({ method: { $in: [...PAYMENT_METHODS] }, trxId: { $in: trxIds }, state: 'matched' })
      .lean<Stored[]>()
      .exec();
    return new Map(found.map((receipt) => [receipt.orderRef ?? '', toReceipt(receipt)]));
  }

  /** Has the sweep look at a pending receipt later. */
  async postpone(id: string, dueAt: Date): Promise<void> {
    await this.receipts.updateOne({ _id: id, state: 'pending' }, { $set: { dueAt } }).exec();
  }

  /** Changes a receipt; only inside the transaction that read it. */
  async change(id: string, change: ReceiptChange, session: ClientSession): Promise<void> {
    await this.receipts.updateOne({ _id: id }, { $set: change }, { session }).exec();
  }
}

function toReceipt({ _id, ...record }: Stored): PaymentReceipt {
  return { ...record, id: _id.toString() };
}
