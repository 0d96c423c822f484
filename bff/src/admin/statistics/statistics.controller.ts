import { Controller, Query } from '@nestjs/common';
import {
  type DownloadsPoint,
  getDownloadsOverTime,
  getInsights,
  getOttPopularity,
  getPurchaseCohorts,
  getOverallStats,
  type Insights,
  type OttStat,
  type OverallStats,
  type OverallStatsResponse,
  type OverallTrends,
} from '@portal/contracts';
import memoizeOne from 'memoize-one';
import { keepPlainText } from '../../domain/bearer-values/plain-answer';
import { PurchaseCohortsService } from '../../domain/payments/review/purchase-cohorts.service';
import { InsightsService } from '../../domain/statistics/insights.service';
import { OverallTrendsService } from '../../domain/statistics/overall-trends.service';
import { StatisticsService } from '../../domain/statistics/statistics.service';
import type { PurchaseCohort } from '@portal/rules';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { InsightsParameters } from './insights.query';

@Controller()
export class AdminStatisticsController {
  constructor(
    private readonly statistics: StatisticsService,
    private readonly insights: InsightsService,
    private readonly trends: OverallTrendsService,
    private readonly cohorts: PurchaseCohortsService,
  ) {}

  @Route(getOverallStats)
  @Access(admin('read'))
  async readOverall(): Promise<OverallStatsResponse> {
    return this.overall(
      ...(await Promise.all([this.statistics.readOverall(), this.trends.read()])),
    );
  }

  @Route(getDownloadsOverTime)
  @Access(admin('read'))
  async readDownloadsOverTime(): Promise<{ stats: DownloadsPoint[] }> {
    return { stats: await this.statistics.readDownloadsOverTime() };
  }

  @Route(getOttPopularity)
  @Access(admin('read'))
  async readPopularity(): Promise<{ stats: OttStat[] }> {
    return this.popularity(await this.statistics.readPopularity());
  }

  @Route(getPurchaseCohorts)
  @Access(admin('read'))
  async readCohorts(): Promise<{ cohorts: PurchaseCohort[] }> {
    return this.cohortsOf(await this.cohorts.read());
  }

  @Route(getInsights)
  @Access(admin('read'))
  async readInsights(@Query() query: InsightsParameters): Promise<{ insights: Insights }> {
    const { from, to, days } = query;
    const asked = { days, ...(from && { from }), ...(to && { to }) };
    return { insights: await this.insights.read(asked) };
  }

  // Counted once in half a minute or more, and asked for by every tab of Analytics that is open.
  private readonly overall = memoizeOne((stats: OverallStats, trends: OverallTrends) =>
    keepPlainText({ stats, trends }),
  );
  private readonly popularity = memoizeOne((stats: OttStat[]) => keepPlainText({ stats }));
  private readonly cohortsOf = memoizeOne((cohorts: PurchaseCohort[]) =>
    keepPlainText({ cohorts }),
  );
}
