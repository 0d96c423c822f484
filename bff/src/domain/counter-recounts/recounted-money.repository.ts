import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  boughtKey,
  CHURN_KEY,
  churnedEnds,
  type CounterKey,
  type InstantRange,
  madeKey,
  PAYMENT_STATUSES,
  type PaymentMethod,
  paidKey,
  PURCHASE_KINDS,
} from '@portal/rules';
import { Model } from 'mongoose';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import type { KeyedAmount } from '../day-counters/day-counters.schema';
import type { PaymentOrder } from '../payments/orders/payment-order';
import { PAYMENT_ORDER_MODEL } from '../payments/orders/payment-order.schema';
import type { LedgerEntry } from '../plans/ledger-entry';
import { LEDGER_MODEL } from '../plans/ledger.schema';

interface Group {
  readonly _id: {
    readonly planId: string;
    readonly plan: string;
    readonly received?: PaymentMethod;
    readonly picked?: PaymentMethod | null;
    readonly currency?: string;
  };
  readonly count: number;
  readonly amount: number;
}

/** Later than any churn. */
const EVER = new Date(8.64e15);

/**
 * Recounts from orders, ledger and users what DayCountersService stores of money; each query uses one index
 * and one time range.
 */
@Injectable()
export class RecountedMoneyRepository {
  constructor(
    @InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>,
    @InjectModel(LEDGER_MODEL) private readonly ledger: Model<LedgerEntry>,
    @InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>,
  ) {}

  /** All counters of a time range; a key may appear more than once. */
  async count({ first, last }: InstantRange): Promise<KeyedAmount[]> {
    const within = { $gte: first, $lte: last };
    const counted: KeyedAmount[] = await this.sumPaid(within);
    const add = async (key: CounterKey, count: Promise<number>) =>
      counted.push({ key, count: await count, amount: 0 });
    for (const status of PAYMENT_STATUSES) {
      const made = { status, createdAt: within };
      await add(madeKey(status), this.orders.countDocuments(made).exec());
    }
    for (const kind of PURCHASE_KINDS) {
      const bought = { purchase: { $eq: kind, $type: 'string' as const }, at: within };
      await add(boughtKey(kind), this.ledger.countDocuments(bought).exec());
    }
    const ends = churnedEnds({ first, last }, EVER);
    const churned = {
      expiresAt: { $gte: ends?.first, $lte: ends?.last },
      'plan.price': { $gt: 0 },
    };
    await add(CHURN_KEY, this.users.countDocuments(churned).exec());
    return counted;
  }

  /** The first instant at or after `from` that has something to count; null when there is none. */
  async nextInstant(from: Date): Promise<Date | null> {
    const since = { $gte: from };
    const churned = churnedEnds({ first: from, last: EVER }, EVER);
    const instants = [
      await this.firstOrder({ createdAt: since }, 'createdAt'),
      await this.firstOrder({ status: 'completed', receivedAt: since }, 'receivedAt'),
    ];
    for (const kind of PURCHASE_KINDS) {
      const entry = await this.ledger
        .findOne({ purchase: { $eq: kind, $type: 'string' }, at: since }, { _id: 0, at: 1 })
        .sort({ at: 1 })
        .lean<Pick<LedgerEntry, 'at'>>()
        .exec();
      instants.push(entry?.at);
    }
    const user = await this.users
      .findOne({ expiresAt: { $gte: churned?.first } }, { _id: 0, expiresAt: 1 })
      .sort({ expiresAt: 1, userId: 1 })
      .lean<Pick<AccountRecord, 'expiresAt'>>()
      .exec();
    if (user?.expiresAt && churned) {
      const wait = from.getTime() - churned.first.getTime();
      instants.push(new Date(user.expiresAt.getTime() + wait));
    }
    const times = instants.flatMap((at) => (at ? [at.getTime()] : []));
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  private async firstOrder(
    condition: object,
    field: 'createdAt' | 'receivedAt',
  ): Promise<Date | null | undefined> {
    const order = await this.orders
      .findOne(condition, { _id: 0, [field]: 1 })
      .sort({ [field]: 1 })
      .lean<Pick<PaymentOrder, 'createdAt' | 'receivedAt'>>()
      .exec();
    return order?.[field];
  }

  private async sumPaid(receivedAt: { $gte: Date; $lte: Date }): Promise<KeyedAmount[]> {
    const groups = await this.orders
      .aggregate<Group>([
        { $match: { status: 'completed', receivedAt } },
        {
          $group: {
            _id: {
              ...{ planId: '$plan.id', plan: '$plan.name' },
              ...{ received: '$received_method', picked: '$method' },
              currency: '$received_currency',
            },
            count: { $sum: 1 },
            amount: { $sum: '$received_amount' },
          },
        },
      ])
      .exec();
    return groups.map(({ _id: { received, picked, currency, ...plan }, ...sums }) => ({
      key: paidKey({ ...plan, method: received ?? picked ?? null, currency: currency ?? 'BDT' }),
      ...sums,
    }));
  }
}
