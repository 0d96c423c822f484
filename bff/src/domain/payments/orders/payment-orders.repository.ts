import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { countedOrder, type PayableFacts, type PaymentMethod, uncounted } from '@portal/rules';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import { DayCountersService } from '../../day-counters/day-counters.service';
import type { PaymentOrder } from './payment-order';
import { PAYMENT_ORDER_MODEL } from './payment-order.schema';

/** What money or its lack changes of an order. */
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

/** What decides whether an order can be paid. */
export type PayableOrder = PayableFacts & Pick<PaymentOrder, 'ref_code'>;

const PAYABLE_FACTS = {
  ...{ _id: 0, ref_code: 1, status: 1, expiresAt: 1, received_amount: 1, late: 1 },
} as const;

/** An order that no money has come for; it may be over. */
const UNPAID = { status: { $in: ['pending', 'timed_out'] }, received_amount: null } as const;

/** Stored payment orders; the numbers of days change with them, in the same transaction. */
@Injectable()
export class PaymentOrdersRepository {
  constructor(
    @InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>,
    private readonly counters: DayCountersService,
  ) {}

  /**
   * Adds orders. @throws error 11000 when one of their codes was ever given before, or an openKey or
   * openSlot is in use.
   */
  async insertMany(orders: readonly PaymentOrder[], session: ClientSession): Promise<void> {
    await this.orders.insertMany(orders, { session });
    await this.counters.note(session, orders.flatMap(countedOrder));
  }

  /** The order of a code, null when there is none. */
  async find(refCode: string, session?: ClientSession): Promise<PaymentOrder | null> {
    return this.orders
      .findOne({ ref_code: refCode }, { _id: 0 }, { session })
      .lean<PaymentOrder>()
      .exec();
  }

  /** The order that create-order gives again for a key, null when there is none. */
  async findByOpenKey(openKey: string): Promise<PaymentOrder | null> {
    return this.orders
      .findOne({ openKey: { $eq: openKey, $type: 'string' } }, { _id: 0 })
      .lean<PaymentOrder>()
      .exec();
  }

  /** Orders of a user, newest first. */
  async listOfUser(userId: number, limit: number): Promise<PaymentOrder[]> {
    return this.orders
      .find({ userId }, { _id: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<PaymentOrder[]>()
      .exec();
  }

  /** Of some codes those whose orders have no money. */
  async listUnpaid(refCodes: readonly string[], session?: ClientSession): Promise<string[]> {
    const unpaid = await this.orders
      .find({ ref_code: { $in: refCodes }, ...UNPAID }, { _id: 0, ref_code: 1 }, { session })
      .lean<Pick<PaymentOrder, 'ref_code'>[]>()
      .exec();
    return unpaid.map(({ ref_code }) => ref_code);
  }

  /** Codes of orders that are still written down as pending although their end is past. */
  async listPendingBefore(end: Date, limit: number): Promise<string[]> {
    const over = await this.orders
      .find({ status: 'pending', expiresAt: { $lte: end } }, { _id: 0, ref_code: 1 })
      .sort({ expiresAt: 1 })
      .limit(limit)
      .lean<Pick<PaymentOrder, 'ref_code'>[]>()
      .exec();
    return over.map(({ ref_code }) => ref_code);
  }

  /** When the orders that are open at an instant were made, at most ORDER_LIFETIME_MS before it. */
  async listOpenMade(now: Date, session: ClientSession): Promise<Date[]> {
    const open = await this.orders
      .find({ status: 'pending', expiresAt: { $gt: now } }, { _id: 0, createdAt: 1 }, { session })
      .lean<Pick<PaymentOrder, 'createdAt'>[]>()
      .exec();
    return open.map(({ createdAt }) => createdAt);
  }

  /** Of the orders of some reference codes what decides whether they can be paid, in no order. */
  async listPayableFacts(codes: readonly string[]): Promise<PayableOrder[]> {
    return this.orders
      .find({ ref_code: { $in: codes } }, PAYABLE_FACTS)
      .lean<PayableOrder[]>()
      .exec();
  }

  /** The orders that take some slots, in no order. */
  async listBySlots(openSlots: readonly string[]): Promise<PaymentOrder[]> {
    return this.orders
      .find({ openSlot: { $in: openSlots, $type: 'string' } }, { _id: 0 })
      .lean<PaymentOrder[]>()
      .exec();
  }

  /** Lets new orders take the key and the slot of one that is over. */
  async releaseOpen({ ref_code }: PaymentOrder): Promise<void> {
    await this.orders.updateOne({ ref_code }, { $set: { openKey: null, openSlot: null } }).exec();
  }

  /** Picks another method as long as no money came; false when some did. */
  async setMethod(refCode: string, method: PaymentMethod): Promise<boolean> {
    const open = { ref_code: refCode, status: 'pending', received_amount: null } as const;
    const result = await this.orders.updateOne(open, { $set: { method } }).exec();
    return result.matchedCount === 1;
  }

  /** Notes the transaction id that the payer typed; false when money came before. */
  async setSubmittedTrxId(
    refCode: string,
    trxId: string,
    session: ClientSession,
  ): Promise<boolean> {
    const unpaid = { ref_code: refCode, ...UNPAID };
    const result = await this.orders
      .updateOne(unpaid, { $set: { submitted_trx_id: trxId } }, { session })
      .exec();
    return result.matchedCount === 1;
  }

  /** Writes down that an order ended without money; false when it ended otherwise meanwhile. */
  async timeOut(refCode: string, session: ClientSession): Promise<boolean> {
    const order = await this.find(refCode, session);
    if (order?.status !== 'pending') return false;
    return this.move(order, { status: 'timed_out', openKey: null, openSlot: null }, session);
  }

  /**
   * Writes a transition of an order that was read in the same session, only from the state it was decided
   * in; false when that is past (PAY-7).
   */
  async move(order: PaymentOrder, change: OrderChange, session: ClientSession): Promise<boolean> {
    const { ref_code, status, received_amount, late } = order;
    const result = await this.orders
      .updateOne({ ref_code, status, received_amount, late }, { $set: change }, { session })
      .exec();
    if (result.matchedCount !== 1) return false;
    const moved = countedOrder({ ...order, ...change });
    await this.counters.note(session, [...uncounted(countedOrder(order)), ...moved]);
    return true;
  }
}
