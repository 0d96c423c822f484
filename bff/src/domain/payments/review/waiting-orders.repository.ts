import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  codesNear,
  SAME_AMOUNT_AFTER_MS,
  SAME_AMOUNT_BEFORE_MS,
  type UnmatchedMoney,
} from '@portal/rules';
import { Model } from 'mongoose';
import type { DirectedSlice } from '../../../platform/http/page';
import type { PaymentOrder } from '../orders/payment-order';
import { PAYMENT_ORDER_MODEL } from '../orders/payment-order.schema';
import { ANY_MONEY, type MoneyFilter, moneyCondition } from '../settlement/money-filter';

/** Orders whose money waits for an administrator (rules' awaitsDecision). */
const WAITING = {
  late: { status: 'timed_out', late: 'open' },
  mismatched: { status: 'failed_amount_mismatch', late: null },
} as const;
export type WaitingKind = keyof typeof WAITING;

const ORDER_FIELDS = {
  ...{ method: 'received_method', amount: 'received_amount', at: 'receivedAt' },
} as const;

/** Largest number of orders that one query of suggestions reads. */
const MOST = 50;

/** Orders for the payment inbox; each query uses one index. */
@Injectable()
export class WaitingOrdersRepository {
  constructor(@InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>) {}

  /** Orders of a kind, by payment time. */
  async list(
    kind: WaitingKind,
    filter: MoneyFilter,
    { skip, limit, direction }: DirectedSlice,
  ): Promise<PaymentOrder[]> {
    return this.orders
      .find({ ...WAITING[kind], ...moneyCondition(filter, ORDER_FIELDS) }, { _id: 0 })
      .sort({ receivedAt: direction, _id: direction })
      .skip(skip)
      .limit(limit)
      .lean<PaymentOrder[]>()
      .exec();
  }

  /** Number of orders of a kind. */
  async count(kind: WaitingKind, filter: MoneyFilter = ANY_MONEY): Promise<number> {
    const condition = { ...WAITING[kind], ...moneyCondition(filter, ORDER_FIELDS) };
    return this.orders.countDocuments(condition).exec();
  }

  /** Of some reference codes the orders of a kind, by payment time. */
  async listAmong(
    kind: WaitingKind,
    filter: MoneyFilter,
    codes: readonly string[],
  ): Promise<PaymentOrder[]> {
    const waiting = { ...WAITING[kind], ...moneyCondition(filter, ORDER_FIELDS) };
    const found = await this.orders
      .find({ ref_code: { $in: codes }, ...waiting }, { _id: 0 })
      .lean<PaymentOrder[]>()
      .exec();
    return found.toSorted((one, other) => +(one.receivedAt ?? 0) - +(other.receivedAt ?? 0));
  }

  /**
   * Candidates for rules' suggestOrders: by note, entered id, or amount and time. `claimed` are codes of
   * orders for which the id was entered.
   */
  async listCandidates(money: UnmatchedMoney, claimed: readonly string[]): Promise<PaymentOrder[]> {
    const near = codesNear(money.reference ?? '');
    const paidAt = money.paidAt.getTime();
    const made = {
      $gte: new Date(paidAt - SAME_AMOUNT_BEFORE_MS),
      $lte: new Date(paidAt + SAME_AMOUNT_AFTER_MS),
    };
    const found = await Promise.all([
      near.length === 0 ? [] : this.some({ ref_code: { $in: near } }),
      claimed.length === 0 ? [] : this.some({ ref_code: { $in: claimed } }),
      this.some({ submitted_trx_id: { $eq: money.trxId, $type: 'string' } }),
      this.some({ amount: money.amount, createdAt: made }, { createdAt: -1 }),
    ]);
    return found.flat();
  }

  private async some(
    condition: object,
    sort: Record<string, 1 | -1> = {},
  ): Promise<PaymentOrder[]> {
    return this.orders
      .find(condition, { _id: 0 })
      .sort(sort)
      .limit(MOST)
      .lean<PaymentOrder[]>()
      .exec();
  }
}
