import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { InstantRange, PaymentMethod, PaymentStatus } from '@portal/rules';
import { Model } from 'mongoose';
import type { PaymentOrder } from './payment-order';
import { PAYMENT_ORDER_MODEL } from './payment-order.schema';

/** Completed orders that have all of this in common. */
export interface MoneyOfDay {
  /** Day they were paid, `YYYY-MM-DD` in the zone that was asked for. */
  readonly day: string;
  readonly planId: string;
  readonly plan: string;
  /** How they were paid; of old orders the picked method; null where neither is known. */
  readonly method: PaymentMethod | null;
  /** ISO code. */
  readonly currency: string;
  readonly payments: number;
  /** Money that came for them, in hundredths of the currency. */
  readonly received: number;
}

interface Group {
  readonly _id: Omit<MoneyOfDay, 'method' | 'currency' | 'payments' | 'received'> & {
    readonly received?: PaymentMethod;
    readonly picked?: PaymentMethod | null;
    readonly currency?: string;
  };
  readonly payments: number;
  readonly received: number;
}

/** Figures of payment orders, each question along one index and within some instants only. */
@Injectable()
export class PaymentFiguresRepository {
  constructor(@InjectModel(PAYMENT_ORDER_MODEL) private readonly orders: Model<PaymentOrder>) {}

  /** The money of completed orders that was paid in some instants; in no order. */
  async sumMoney({ first, last }: InstantRange, zone: string): Promise<MoneyOfDay[]> {
    const day = { $dateToString: { date: '$receivedAt', format: '%Y-%m-%d', timezone: zone } };
    const groups = await this.orders
      .aggregate<Group>([
        { $match: { status: 'completed', receivedAt: { $gte: first, $lte: last } } },
        {
          $group: {
            _id: {
              ...{ day, planId: '$plan.id', plan: '$plan.name' },
              ...{ received: '$received_method', picked: '$method' },
              currency: '$received_currency',
            },
            payments: { $sum: 1 },
            received: { $sum: '$received_amount' },
          },
        },
      ])
      .exec();
    return groups.map(({ _id: { received: paid, picked, currency, ...key }, ...sums }) => ({
      ...key,
      method: paid ?? picked ?? null,
      currency: currency ?? 'BDT',
      ...sums,
    }));
  }

  /** Orders made in some instants that stand in the database with a status. */
  async countMade(status: PaymentStatus, { first, last }: InstantRange): Promise<number> {
    return this.orders.countDocuments({ status, createdAt: { $gte: first, $lte: last } }).exec();
  }

  /** Of those, the pending ones that can still be paid. */
  async countOpen({ first, last }: InstantRange, now: Date): Promise<number> {
    return this.orders
      .countDocuments({
        status: 'pending',
        expiresAt: { $gt: now },
        createdAt: { $gte: first, $lte: last },
      })
      .exec();
  }
}
