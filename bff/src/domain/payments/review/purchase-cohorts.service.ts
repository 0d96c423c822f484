import { Injectable } from '@nestjs/common';
import { calendarDay, MINUTE_MS, type PurchaseCohort, purchaseCohorts } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { CachedReading } from '../../../platform/mongo/cached-reading';
import { paidOrOrderedAt } from '../orders/payment-order';
import { type PurchaseRow, PurchasesRepository } from './purchases.repository';

/** Cohorts change slowly, and reading all purchases takes seconds. */
const MAX_AGE_MS = 15 * MINUTE_MS;

/** Groups users by the month of their first purchase. */
@Injectable()
export class PurchaseCohortsService {
  private readonly cohorts: CachedReading<PurchaseCohort[]>;

  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly config: Config,
    clock: Clock,
  ) {
    this.cohorts = new CachedReading((now) => this.calculate(now), MAX_AGE_MS, clock);
  }

  /** The cohorts, at most 15 minutes old. */
  async read(): Promise<PurchaseCohort[]> {
    return this.cohorts.read();
  }

  private async calculate(now: Date): Promise<PurchaseCohort[]> {
    const monthOf = (instant: Date) => calendarDay(instant, this.config.timeZone).slice(0, 7);
    const rows = await this.purchases.listCompleted();
    const paidIn = (row: PurchaseRow) => ({
      userId: row.userId,
      month: monthOf(paidOrOrderedAt(row)),
    });
    return purchaseCohorts(rows.map(paidIn), monthOf(now));
  }
}
