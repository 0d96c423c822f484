import { Injectable } from '@nestjs/common';
import {
  boughtKey,
  calendarDay,
  calendarDayBounds,
  CHURN_KEY,
  churnedEnds,
  type DayCounter,
  type DayRange,
  type CounterKey,
  madeKey,
  type OrderMetrics,
  type PurchaseKind,
} from '@portal/rules';
import { Config } from '../../platform/config/config';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { DayCountersService } from '../day-counters/day-counters.service';
import { PaymentOrdersService } from '../payments/orders/payment-orders.service';
import { UserCountsRepository } from './user-counts.repository';

/** Money metrics of a range of days, at one instant. */
export class MoneyOfDays {
  constructor(
    readonly metrics: readonly DayCounter[],
    private readonly today: string,
    /** Creation day of each order that can still be paid; one element per order. */
    private readonly openDays: readonly string[],
    /** Paid plans that churned today, up to the instant. */
    private readonly churnedToday: number,
  ) {}

  /** Orders created in a range of days, by their current status. */
  orders(of: DayRange): OrderMetrics {
    const made = (status: Parameters<typeof madeKey>[0]) => this.count(madeKey(status), of);
    const [completed, mismatched] = [made('completed'), made('failed_amount_mismatch')];
    const [ended, pending] = [made('timed_out'), made('pending')];
    const open = this.openDays.filter((day) => isIn(of, day)).length;
    // Pending orders that are over count as timed out, whether or not the sweep has stored it.
    const timedOut = ended + pending - open;
    const all = completed + mismatched + ended + pending;
    return { made: all, completed, mismatched, timedOut, open };
  }

  /** Purchases in a range of days, by kind (rules' purchaseKind). */
  purchases(of: DayRange): Record<PurchaseKind, number> {
    const bought = (kind: PurchaseKind) => this.count(boughtKey(kind), of);
    return { first: bought('first'), renewal: bought('renewal'), return: bought('return') };
  }

  /** Paid plans that churned in a range of days, up to now. */
  churned(of: DayRange): number {
    const past = this.metrics.filter(({ day }) => day < this.today);
    const today = isIn(of, this.today) ? this.churnedToday : 0;
    return sumOf(past, CHURN_KEY, of) + today;
  }

  private count(key: CounterKey, of: DayRange): number {
    return sumOf(this.metrics, key, of);
  }
}

const isIn = ({ from, to }: DayRange, day: string): boolean => day >= from && day <= to;

function sumOf(metrics: readonly DayCounter[], key: CounterKey, of: DayRange): number {
  const name = JSON.stringify(key);
  return metrics
    .filter((one) => isIn(of, one.day) && JSON.stringify(one.key) === name)
    .reduce((sum, { count }) => sum + count, 0);
}

/** Reads money metrics from day counters, and calculates the part of today that depends on the clock. */
@Injectable()
export class MoneyInsightsService {
  constructor(
    private readonly counters: DayCountersService,
    private readonly orders: PaymentOrdersService,
    private readonly users: UserCountsRepository,
    private readonly transactions: TransactionsService,
    private readonly config: Config,
  ) {}

  /** The metrics of a range of days, from one snapshot. */
  async read(range: DayRange, now: Date): Promise<MoneyOfDays> {
    const { timeZone } = this.config;
    const today = calendarDay(now, timeZone);
    const { first } = calendarDayBounds(today, timeZone);
    const ends = isIn(range, today) ? churnedEnds({ first, last: now }, now) : null;
    return this.transactions.readOneMoment(async () => {
      const metrics = await this.counters.read(range, 'money');
      const open = await this.orders.listOpenMade(now);
      const churned = ends ? await this.users.countPaidEnds(ends) : 0;
      const openDays = open.map((at) => calendarDay(at, timeZone));
      return new MoneyOfDays(metrics, today, openDays, churned);
    });
  }
}
