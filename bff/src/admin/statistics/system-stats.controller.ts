import { Controller } from '@nestjs/common';
import { getSystemStats, type SystemStats } from '@portal/contracts';
import { SystemStatsService } from '../../domain/statistics/system-stats.service';
import { Clock } from '../../platform/clock/clock';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type AdminPrincipal, Caller } from '../../platform/security/caller';
import { WithoutDatabase } from '../../platform/security/without-database';
import { presentSystemStats } from './system-stats.presenter';

@Controller()
export class SystemStatsController {
  constructor(
    private readonly system: SystemStatsService,
    private readonly clock: Clock,
  ) {}

  @Route(getSystemStats)
  @WithoutDatabase()
  @Access(admin('read'))
  async read(@Caller() { isUnsure }: AdminPrincipal): Promise<{ stats: SystemStats }> {
    const [metrics, versions] = await Promise.all([
      isUnsure ? null : this.system.readMetrics(),
      this.system.readVersions(),
    ]);
    return { stats: presentSystemStats(metrics, versions, this.clock.now()) };
  }
}
