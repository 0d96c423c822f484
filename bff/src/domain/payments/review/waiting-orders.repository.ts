import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  codesNear,
  paymentsWithFewer,
  type UnmatchedMoney,
  type UnpaidStretch,
  unpaidStretches,
} from '@portal/rules';
import { Model } from 'mongoose';
import type { DirectedSlice } from '../../../platform/http/page';
import { countMany, readMany } from '../../../platform/mongo/read';
import type { PaymentOrder } from '../orders/payment-order';
import { PAYMENT_ORDER_MODEL } from '../orders/payment-order.schema';
import { ANY_MONEY, type MoneyFilter, moneyCondition } from '../settlement/money-filter';

/** Orders whose money waits for an administrator (rules' awaitsDecision). */
const WAITING = {
  late: { status: 'timed_out', late: 'open' },
  mismatched: { status: 'failed_amount_mismatch', late: null },
} as const;
export type WaitingKind = keyof typeof WAITING;

/** Whether the money of an order waits as money of a kind. */
export const isWaiting = (kind: WaitingKind, { status, late }: PaymentOrder): boolean =>
  status === WAITING[kind].status && late === WAITING[kind].late;

const ORDER_FIELDS = {
  ...{ method: 'received_method', amount: 'received_amount', at: 'receivedAt' },
} as const;

/** Largest number of orders of an entered transaction id. */
const MOST = 50;

/** Largest number of orders of an amount that are compared; the nearest ones are the newest. */
const MOST_OF_AN_AMOUNT = 10;

const WHOLE = { projection: { _id: 0 }, batchSize: 500 } as const;

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
    const waiting = { ...WAITING[kind], ...moneyCondition(filter, ORDER_FIELDS) };
    const sort = { receivedAt: direction, _id: direction };
    return readMany(this.orders, waiting, { ...WHOLE, sort, skip, limit });
  }

  /** Number of orders of a kind. */
  async count(kind: WaitingKind, filter: MoneyFilter = ANY_MONEY): Promise<number> {
    const condition = { ...WAITING[kind], ...moneyCondition(filter, ORDER_FIELDS) };
    return countMany(this.orders, condition);
  }

  /** Orders with some reference codes, of any kind or none. */
  async listCodes(codes: readonly string[]): Promise<PaymentOrder[]> {
    if (codes.length === 0) return [];
    return readMany(this.orders, { ref_code: { $in: [...codes] } }, WHOLE);
  }

  /** Candidates for rules' suggestOrders of some money: by note, entered id, or amount and time. */
  async listCandidates(money: readonly UnmatchedMoney[]): Promise<PaymentOrder[]> {
    const codes = [...new Set(money.flatMap(({ reference }) => codesNear(reference ?? '')))];
    const trxIds = money.map(({ trxId }) => trxId);
    const found = await Promise.all([
      this.listCodes(codes),
      this.some({ submitted_trx_id: { $in: trxIds, $type: 'string' } }, MOST * money.length),
      ...unpaidStretches(money).map((stretch) => this.listUnpaid(stretch)),
    ]);
    return found.flat();
  }

  /** Orders without money that fit payments of a stretch by amount, method and time: of each the newest ten. */
  private async listUnpaid(stretch: UnpaidStretch): Promise<PaymentOrder[]> {
    const limit = MOST_OF_AN_AMOUNT * stretch.payments.length;
    const { amount, method, first, last } = stretch;
    const condition = {
      ...{ amount, received_amount: null, method: { $in: [method, null] } },
      createdAt: { $gte: first, $lte: last },
    };
    const options = { ...WHOLE, sort: { createdAt: -1 }, limit } as const;
    const found = await readMany(this.orders, condition, options);
    if (found.length < limit || stretch.payments.length === 1) return found;
    const unread = paymentsWithFewer(stretch, found, MOST_OF_AN_AMOUNT);
    const own = unread.flatMap((payment) => unpaidStretches([payment]));
    return [...found, ...(await Promise.all(own.map((one) => this.listUnpaid(one)))).flat()];
  }

  private async some(condition: object, limit: number): Promise<PaymentOrder[]> {
    return readMany(this.orders, condition, { ...WHOLE, limit });
  }
}
