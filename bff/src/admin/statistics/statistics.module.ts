import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { StatisticsModule } from '../../domain/statistics/statistics.module';
import { WaitingWorkModule } from '../../domain/waiting-work/waiting-work.module';
import { AdminStatisticsController } from './statistics.controller';
import { SystemStatsController } from './system-stats.controller';
import { WaitingWorkController } from './waiting-work.controller';

@Module({
  imports: [PaymentsModule, StatisticsModule, WaitingWorkModule],
  controllers: [AdminStatisticsController, SystemStatsController, WaitingWorkController],
})
export class AdminStatisticsModule {}
