import { Module } from '@nestjs/common';
import { StatisticsModule } from '../../domain/statistics/statistics.module';
import { AdminStatisticsController } from './statistics.controller';
import { SystemStatsController } from './system-stats.controller';

@Module({
  imports: [StatisticsModule],
  controllers: [AdminStatisticsController, SystemStatsController],
})
export class AdminStatisticsModule {}
