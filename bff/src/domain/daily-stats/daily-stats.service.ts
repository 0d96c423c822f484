import { Injectable } from '@nestjs/common';
import { calendarDay, type ServiceCount } from '@portal/rules';
import { Config } from '../../platform/config/config';
import type { CountedService } from './service-increment';
import { DailyStatsRepository } from './daily-stats.repository';
import type { DailyStats } from './daily-stats';

/** Counters per calendar day in the service zone, updated on write (PERF-11). */
@Injectable()
export class DailyStatsService {
  constructor(
    private readonly daily: DailyStatsRepository,
    private readonly config: Config,
  ) {}

  /**
   * Counts a download for its day, in the transaction that records it.
   * @throws error 11000 when another transaction created the day first.
   */
  async countDownload(at: Date, service: CountedService): Promise<void> {
    await this.daily.countDownload(calendarDay(at, this.config.timeZone), service);
  }

  /**
   * Counts a failed task for its day, in the transaction that records it.
   * @throws error 11000 when another transaction created the day first.
   */
  async countFailure(at: Date, service: CountedService): Promise<void> {
    await this.daily.countFailure(calendarDay(at, this.config.timeZone), service);
  }

  /**
   * Counts a sign-in for its day, in the transaction that records it.
   * @throws error 11000 when another transaction created the day first.
   */
  async countLogin(at: Date): Promise<void> {
    await this.daily.countLogin(calendarDay(at, this.config.timeZone));
  }

  /** The counters of a range of days, `YYYY-MM-DD`, oldest first; days without any are left out. */
  async list(first: string, last: string): Promise<DailyStats[]> {
    return this.daily.list(first, last);
  }

  /** Downloads per service of all days; a service appears once per day. */
  async listServices(): Promise<ServiceCount[]> {
    return (await this.daily.listServices()).flatMap(({ services }) => services);
  }

  /** Downloads of all days. */
  async sumDownloads(): Promise<number> {
    return this.daily.sumDownloads();
  }
}
