import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  countedOrder,
  type MethodNumber,
  type PayableFacts,
  type PaymentMethod,
  type TimedOrder,
  uncounted,
} from '@portal/rules';
import { Model } from 'mongoose';
import { readMany, readOne } from '../../../platform/mongo/read';
import { requireTransaction } from '../../../platform/mongo/running-transaction';
import { DayCountersService } from '../../day-counters/day-counters.service';
import type { PaymentOrder } from './payment-order';
import { PAYMENT_ORDER_MODEL } from './payment-order.schema';

/** Fields of an order that money, or its absence, changes. */
export type OrderChange = Partial<
  Pick<
    PaymentOrder,
    | 'status'
    | 'received_amount'
    | 'received_method'
    | 'received_currency'
    | 'trx_id'
    | 'receivedAt'
    | 'late'
    | 'openKey'
    | 'openSlot'
  >
>;

/** The fields that decide whether an order can be paid. */
export type PayableOrder = PayableFacts & Pick<PaymentOrder, 'ref_code'>;

const WHOLE = { _id: 0 } as const;

const PAYABLE_FACTS = {
  ...{ _id: 0, ref_code: 1, status: 1, expiresAt: 1, received_amount: 1, late: 1 },
} as const;

/** An order without money; it may be over. */
const UNPAID = { status: { $in: ['pending', 'timed_out'] }, received_amount: null } as const;

/** Stored payment orders; each change also updates the day counters, in the same transaction. */
@Injectable()
export class PaymentOrdersRepository {
  constructor(
    @InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>,
    private readonly counters: DayCountersService,
  ) {}

  /**
   * Adds orders.
   * @throws error 11000 when a code was ever used before, or an openKey or openSlot is in use.
   */
  async insertMany(orders: readonly PaymentOrder[]): Promise<void> {
    requireTransaction();
    await this.orders.insertMany(orders);
    this.counters.note(orders.flatMap(countedOrder));
  }

  /** The order with a code; null when there is none. */
  async find(refCode: string): Promise<PaymentOrder | null> {
    return readOne(this.orders, { ref_code: refCode }, WHOLE);
  }

  /** The open order for a key; null when there is none. */
  async findByOpenKey(openKey: string): Promise<PaymentOrder | null> {
    return readOne(this.orders, { openKey: { $eq: openKey, $type: 'string' } }, WHOLE);
  }

  /** Orders of a user, newest first. */
  async listOfUser(userId: number, limit: number): Promise<PaymentOrder[]> {
    const newest = { projection: WHOLE, sort: { createdAt: -1, _id: -1 }, limit } as const;
    return readMany(this.orders, { userId }, newest);
  }

  /** The given codes whose orders have no money. */
  async listUnpaid(refCodes: readonly string[]): Promise<string[]> {
    const unpaid = await this.orders
      .find({ ref_code: { $in: refCodes }, ...UNPAID }, { _id: 0, ref_code: 1 })
      .lean<Pick<PaymentOrder, 'ref_code'>[]>()
      .exec();
    return unpaid.map(({ ref_code }) => ref_code);
  }

  /** Codes of orders with the stored status pending that have ended. */
  async listPendingBefore(end: Date, limit: number): Promise<string[]> {
    const over = await this.orders
      .find({ status: 'pending', expiresAt: { $lte: end } }, { _id: 0, ref_code: 1 })
      .sort({ expiresAt: 1 })
      .limit(limit)
      .lean<Pick<PaymentOrder, 'ref_code'>[]>()
      .exec();
    return over.map(({ ref_code }) => ref_code);
  }

  /** Creation times of the orders that are open at an instant; none is older than ORDER_LIFETIME_MS. */
  async listOpenMade(now: Date): Promise<Date[]> {
    const condition = { status: 'pending', expiresAt: { $gt: now } };
    const open = await readMany(this.orders, condition, { projection: { _id: 0, createdAt: 1 } });
    return open.map(({ createdAt }) => createdAt);
  }

  /** Method and times of the newest orders since an instant, newest first. */
  async listTimed(since: Date, limit: number): Promise<TimedOrder[]> {
    const projection = { _id: 0, method: 1, createdAt: 1, receivedAt: 1 };
    const newest = { projection, sort: { createdAt: -1 }, limit } as const;
    return readMany(this.orders, { createdAt: { $gte: since } }, newest);
  }

  /** For some reference codes, the fields that decide whether the order can be paid; in no order. */
  async listPayableFacts(codes: readonly string[]): Promise<PayableOrder[]> {
    return readMany(this.orders, { ref_code: { $in: codes } }, { projection: PAYABLE_FACTS });
  }

  /** The orders in some slots, in no order. */
  async listBySlots(openSlots: readonly string[]): Promise<PaymentOrder[]> {
    const inSlots = { openSlot: { $in: openSlots, $type: 'string' } };
    return readMany(this.orders, inSlots, { projection: WHOLE });
  }

  /** Releases key and slot of an order that is over. */
  async releaseOpen({ ref_code }: PaymentOrder): Promise<void> {
    await this.orders.updateOne({ ref_code }, { $set: { openKey: null, openSlot: null } }).exec();
  }

  /** Releases the key of an order that stays open: the same purchase then makes another one. */
  async releaseKey({ ref_code }: PaymentOrder): Promise<void> {
    await this.orders.updateOne({ ref_code }, { $set: { openKey: null } }).exec();
  }

  /** Changes method and shown numbers while no money has arrived; false when some has. */
  async setMethod(
    refCode: string,
    method: PaymentMethod | null,
    payTo: readonly MethodNumber[],
  ): Promise<boolean> {
    const open = { ref_code: refCode, status: 'pending', received_amount: null } as const;
    const result = await this.orders.updateOne(open, { $set: { method, payTo } }).exec();
    return result.matchedCount === 1;
  }

  /** Stores the transaction id that the payer entered; false when money arrived before. */
  async setSubmittedTrxId(refCode: string, trxId: string): Promise<boolean> {
    requireTransaction();
    const unpaid = { ref_code: refCode, ...UNPAID };
    const result = await this.orders
      .updateOne(unpaid, { $set: { submitted_trx_id: trxId } })
      .exec();
    return result.matchedCount === 1;
  }

  /** Marks an order as timed out; false when its status changed before. */
  async timeOut(refCode: string): Promise<boolean> {
    const order = await this.find(refCode);
    if (order?.status !== 'pending') return false;
    return this.move(order, { status: 'timed_out', openKey: null, openSlot: null });
  }

  /**
   * Writes a transition of an order that was read in the same session. Optimistic lock: false when the
   * order is no longer in the state it was read in (PAY-7).
   */
  async move(order: PaymentOrder, change: OrderChange): Promise<boolean> {
    requireTransaction();
    const { ref_code, status, received_amount, late } = order;
    const result = await this.orders
      .updateOne({ ref_code, status, received_amount, late }, { $set: change })
      .exec();
    if (result.matchedCount !== 1) return false;
    const moved = countedOrder({ ...order, ...change });
    this.counters.note([...uncounted(countedOrder(order)), ...moved]);
    return true;
  }
}
