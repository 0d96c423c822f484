import { Controller } from '@nestjs/common';
import { getUserOttStats, getUserStats, type OttStat, type UserStats } from '@portal/contracts';
import { StatisticsService } from '../../domain/statistics/statistics.service';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, selfOrAdmin } from '../../platform/security/access';
import { Caller, type Principal } from '../../platform/security/caller';
import { presentHistory } from '../../presenters/history.presenter';

@Controller()
export class UserStatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Route(getUserStats)
  @Access(selfOrAdmin('id', 'read'))
  async readStats(
    @UserIdParam('id') userId: number,
    @Caller() caller: Principal,
  ): Promise<{ stats: UserStats }> {
    const { today, total, recent } = await this.statistics.readUserMetrics(userId);
    return {
      stats: {
        todayDownloads: today,
        totalDownloads: total,
        recentDownloads: presentHistory(recent, caller),
      },
    };
  }

  @Route(getUserOttStats)
  @Access(selfOrAdmin('id', 'read'))
  async readServices(@UserIdParam('id') userId: number): Promise<{ stats: OttStat[] }> {
    return { stats: await this.statistics.readUserServices(userId) };
  }
}
