import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DirectedSlice } from '../../../platform/http/page';
import { PAYMENT_METHODS, type PaymentSearch } from '@portal/rules';
import { isValidObjectId, Model, Types } from 'mongoose';
import { countMany, readMany, readOne, type ReadOptions } from '../../../platform/mongo/read';
import { requireTransaction } from '../../../platform/mongo/running-transaction';
import type { PaymentOrder } from '../orders/payment-order';
import { beginningWith } from '../../../platform/mongo/beginning';
import { ANY_MONEY, type MoneyFilter, moneyCondition } from './money-filter';
import type { MoneyReport, PaymentReceipt } from './payment-receipt';
import { PAYMENT_RECEIPT_MODEL, type PaymentReceiptRecord } from './payment-receipt.schema';

type Stored = PaymentReceiptRecord & { _id: Types.ObjectId };

/** Fields of a receipt that a decision may change. */
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

/** Without an order and without a decision. */
const OPEN = { state: { $in: ['pending', 'unmatched'] } } as const;

/** Receipts of one answer of the database. */
const AT_ONCE = 500;

const RECEIPT_FIELDS = { method: 'method', amount: 'amount', at: 'paidAt' } as const;

/** The inbox of reported money. */
@Injectable()
export class PaymentReceiptsRepository {
  constructor(
    @InjectModel(PAYMENT_RECEIPT_MODEL) private readonly receipts: Model<PaymentReceiptRecord>,
  ) {}

  /**
   * Stores a receipt with write concern majority before it is processed, so that it survives the loss of a
   * server (PAY-11).
   * @throws error 11000 when its payment was reported before.
   */
  async insert(receipt: PaymentReceiptRecord): Promise<string> {
    const [stored] = await this.receipts.create([receipt], { w: 'majority' });
    if (!stored) throw new Error('The receipt was not stored.');
    return stored._id.toString();
  }

  /** Adds receipts. @throws error 11000 when a payment was reported before. */
  async insertMany(receipts: readonly PaymentReceiptRecord[]): Promise<void> {
    requireTransaction();
    await this.receipts.insertMany(receipts);
  }

  /** One receipt; null when there is none. */
  async find(id: string): Promise<PaymentReceipt | null> {
    if (!isValidObjectId(id)) return null;
    return this.one({ _id: new Types.ObjectId(id) });
  }

  /** The receipt of a payment; null when it was never reported. */
  async findByPayment({
    method,
    trxId,
  }: Pick<MoneyReport, 'method' | 'trxId'>): Promise<PaymentReceipt | null> {
    return this.one({ method, trxId });
  }

  private async one(condition: object): Promise<PaymentReceipt | null> {
    const found = await readOne<PaymentReceiptRecord, Stored>(this.receipts, condition);
    return found && toReceipt(found);
  }

  /** The payments with a transaction id: at most one per method. */
  async listByTrxId(trxId: string): Promise<PaymentReceipt[]> {
    const ofId = { method: { $in: [...PAYMENT_METHODS] }, trxId };
    return (await this.read(ofId, {})).map(toReceipt);
  }

  /** Ids of receipts that are due to be processed again, longest due first. */
  async listDue(now: Date, limit: number): Promise<string[]> {
    const due = await this.receipts
      .find({ state: 'pending', dueAt: { $lte: now } }, { _id: 1 })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<Pick<Stored, '_id'>[]>()
      .exec();
    return due.map(({ _id }) => _id.toString());
  }

  /** The receipt of an order; null for none. */
  async findOfOrder({
    ref_code,
    trx_id,
  }: Pick<PaymentOrder, 'ref_code' | 'trx_id'>): Promise<PaymentReceipt | null> {
    if (trx_id === null) return null;
    const found = await this.listByTrxId(trx_id);
    return found.find(({ orderRef }) => orderRef === ref_code) ?? null;
  }

  /** Receipts by the beginning of the transaction id or of the payer's number, at most `limit`. */
  async listFound(
    { trxIds, senders }: Pick<PaymentSearch, 'trxIds' | 'senders'>,
    limit: number,
  ): Promise<PaymentReceipt[]> {
    const typed = [
      ...trxIds.map((text) => ({ trxId: beginningWith(text) })),
      ...senders.map((text) => ({ sender: beginningWith(text) })),
    ];
    return typed.length === 0 ? [] : (await this.read({ $or: typed }, { limit })).map(toReceipt);
  }

  private async read(condition: object, options: ReadOptions): Promise<Stored[]> {
    return readMany<PaymentReceiptRecord, Stored>(this.receipts, condition, {
      batchSize: AT_ONCE,
      ...options,
    });
  }

  /** Receipts without an order and without a decision, by payment time. */
  async listOpen(
    filter: MoneyFilter,
    { skip, limit, direction }: DirectedSlice,
  ): Promise<PaymentReceipt[]> {
    const open = { ...OPEN, ...moneyCondition(filter, RECEIPT_FIELDS) };
    const sort = { paidAt: direction, _id: direction };
    return (await this.read(open, { sort, skip, limit })).map(toReceipt);
  }

  /** Number of such receipts. */
  async countOpen(filter: MoneyFilter = ANY_MONEY): Promise<number> {
    const condition = { ...OPEN, ...moneyCondition(filter, RECEIPT_FIELDS) };
    return countMany(this.receipts, condition);
  }

  /** The receipts of some orders, by reference code. */
  async findOfOrders(orders: readonly PaymentOrder[]): Promise<Map<string, PaymentReceipt>> {
    const trxIds = orders.flatMap(({ trx_id }) => trx_id ?? []);
    if (trxIds.length === 0) return new Map();
    const found = await this.read({ trxId: { $in: trxIds }, state: 'matched' }, {});
    return new Map(found.map((receipt) => [receipt.orderRef ?? '', toReceipt(receipt)]));
  }

  /** Schedules when the sweep processes a pending receipt next. */
  async postpone(id: string, dueAt: Date): Promise<void> {
    await this.receipts.updateOne({ _id: id, state: 'pending' }, { $set: { dueAt } }).exec();
  }

  /** Changes a receipt; call it only in the transaction that read it. */
  async change(id: string, change: ReceiptChange): Promise<void> {
    requireTransaction();
    await this.receipts.updateOne({ _id: id }, { $set: change }).exec();
  }
}

function toReceipt({ _id, ...record }: Stored): PaymentReceipt {
  return { ...record, id: _id.toString() };
}
