import { Controller } from '@nestjs/common';
import { getOverallStats, type OverallStats } from '@portal/contracts';
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
}
