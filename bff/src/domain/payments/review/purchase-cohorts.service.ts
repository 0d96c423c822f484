import { Injectable } from '@nestjs/common';
import { calendarDay, MINUTE_MS, type PurchaseCohort, purchaseCohorts } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { type PurchaseRow, PurchasesRepository } from './purchases.repository';

/** Cohorts change slowly, and reading all purchases takes seconds. */
const MAX_AGE_MS = 15 * MINUTE_MS;

/** Groups users by the month of their first purchase. */
@Injectable()
export class PurchaseCohortsService {
  private cached: { readonly at: number; readonly cohorts: Promise<PurchaseCohort[]> } | null =
    null;

  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The cohorts, at most 15 minutes old. Callers share one calculation. */
  async read(): Promise<PurchaseCohort[]> {
    const now = this.clock.now();
    const age = now.getTime() - (this.cached?.at ?? Number.NEGATIVE_INFINITY);
    if (this.cached && age >= 0 && age < MAX_AGE_MS) return this.cached.cohorts;
    const cohorts = this.calculate(now);
    const entry = { at: now.getTime(), cohorts };
    this.cached = entry;
    cohorts.catch(() => {
      if (this.cached === entry) this.cached = null;
    });
    return cohorts;
  }

  private async calculate(now: Date): Promise<PurchaseCohort[]> {
    const monthOf = (instant: Date) => calendarDay(instant, this.config.timeZone).slice(0, 7);
    const rows = await this.purchases.listCompleted();
    const paidIn = ({ userId, receivedAt, createdAt }: PurchaseRow) => {
      return { userId, month: monthOf(receivedAt ?? createdAt) };
    };
    return purchaseCohorts(rows.map(paidIn), monthOf(now));
  }
}
