import { Injectable } from '@nestjs/common';
import type { OverallTrends } from '@portal/contracts';
import { calendarDayBounds, CHART_DAYS, lastDays, MINUTE_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { CachedReading } from '../../platform/mongo/cached-reading';
import { CodeTotalsService } from '../redeem-codes/code-totals.service';
import { StatisticsService } from './statistics.service';
import { UserCountsRepository } from './user-counts.repository';

/** Only the bar of today changes, and counting 30 days takes longer than reading a page. */
const MAX_AGE_MS = 15 * MINUTE_MS;

/** What each of the last days added to the numbers of the summary cards. */
@Injectable()
export class OverallTrendsService {
  private readonly trends: CachedReading<OverallTrends>;

  constructor(
    private readonly statistics: StatisticsService,
    private readonly users: UserCountsRepository,
    private readonly codes: CodeTotalsService,
    private readonly config: Config,
    clock: Clock,
  ) {
    this.trends = new CachedReading((now) => this.calculate(now), MAX_AGE_MS, clock);
  }

  /** The trends, at most 15 minutes old. */
  async read(): Promise<OverallTrends> {
    return this.trends.read();
  }

  private async calculate(now: Date): Promise<OverallTrends> {
    const { timeZone } = this.config;
    const downloads = await this.statistics.readDownloadsOverTime();
    const trends: OverallTrends = {
      totalUsers: [],
      totalDownloads: downloads.map((point) => point.downloads),
      totalRedeemCodes: [],
      usedRedeemCodes: [],
    };
    for (const day of lastDays(now, timeZone, CHART_DAYS)) {
      const range = calendarDayBounds(day, timeZone);
      const [users, codes] = await Promise.all([
        this.users.countOpened(range),
        this.codes.readBetween(range),
      ]);
      trends.totalUsers.push(users);
      trends.totalRedeemCodes.push(codes.made);
      trends.usedRedeemCodes.push(codes.used);
    }
    return trends;
  }
}
