import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  codesNear,
  SAME_AMOUNT_AFTER_MS,
  SAME_AMOUNT_BEFORE_MS,
  type UnmatchedMoney,
} from '@portal/rules';
import { Model } from 'mongoose';
import type { PaymentOrder } from '../orders/payment-order';
import { PAYMENT_ORDER_MODEL } from '../orders/payment-order.schema';
import type { Slice } from './listed-order';

/** Orders whose money waits for an administrator (rules' awaitsDecision). */
const WAITING = {
  late: { status: 'timed_out', late: 'open' },
  mismatched: { status: 'failed_amount_mismatch', late: null },
} as const;
export type WaitingKind = keyof typeof WAITING;

/** Largest number of orders that one query of suggestions reads. */
const MOST = 50;

/** Orders for the payment inbox; each query uses one index. */
@Injectable()
export class WaitingOrdersRepository {
  constructor(@InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>) {}

  /** Orders of a kind, by payment time. */
  async list(kind: WaitingKind, { skip, limit }: Slice): Promise<PaymentOrder[]> {
    return this.orders
      .find(WAITING[kind], { _id: 0 })
      .sort({ receivedAt: 1, _id: 1 })
      .skip(skip)
      .limit(limit)
      .lean<PaymentOrder[]>()
      .exec();
  }

  /** Number of orders of a kind. */
  async count(kind: WaitingKind): Promise<number> {
    return this.orders.countDocuments(WAITING[kind]).exec();
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
