import { Injectable } from '@nestjs/common';
import type { InstantRange, OrderFigures } from '@portal/rules';
import { type MoneyOfDay, PaymentFiguresRepository } from './payment-figures.repository';

/** Completed orders that have day, plan, method and currency in common. */
export type { MoneyOfDay };

/** Figures of payment orders for administrators. */
@Injectable()
export class PaymentFigures {
  constructor(private readonly figures: PaymentFiguresRepository) {}

  /** The money of completed orders that was paid in some instants, by days of a zone; in no order. */
  async sumMoney(of: InstantRange, zone: string): Promise<MoneyOfDay[]> {
    return this.figures.sumMoney(of, zone);
  }

  /** Orders made in some instants, by what became of them until now. */
  async countOrders(of: InstantRange, now: Date): Promise<OrderFigures> {
    const [completed, mismatched, ended, pending, open] = await Promise.all([
      this.figures.countMade('completed', of),
      this.figures.countMade('failed_amount_mismatch', of),
      this.figures.countMade('timed_out', of),
      this.figures.countMade('pending', of),
      this.figures.countOpen(of, now),
    ]);
    // Pending ones that are over are timed out, whether or not anybody wrote that down.
    const timedOut = ended + pending - open;
    return {
      made: completed + mismatched + ended + pending,
      completed,
      mismatched,
      timedOut,
      open,
    };
  }
}
