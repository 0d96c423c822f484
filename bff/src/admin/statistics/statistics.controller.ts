import { Controller } from '@nestjs/common';
import {
  type DownloadsPoint,
  getDownloadsOverTime,
  getOttPopularity,
  getOverallStats,
  type OttStat,
  type OverallStats,
} from '@portal/contracts';
import { StatisticsService } from '../../domain/statistics/statistics.service';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';

@Controller()
export class AdminStatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Route(getOverallStats)
  @Access(admin('read'))
  async readOverall(): Promise<{ stats: OverallStats }> {
    return { stats: await this.statistics.readOverall() };
  }

  @Route(getDownloadsOverTime)
  @Access(admin('read'))
  async readDownloadsOverTime(): Promise<{ stats: DownloadsPoint[] }> {
    return { stats: await this.statistics.readDownloadsOverTime() };
  }

  @Route(getOttPopularity)
  @Access(admin('read'))
  async readPopularity(): Promise<{ stats: OttStat[] }> {
    return { stats: await this.statistics.readPopularity() };
  }
}
