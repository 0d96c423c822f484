import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { DownloadsModule } from '../downloads/downloads.module';
import { RedeemCodesModule } from '../redeem-codes/redeem-codes.module';
import { DailyStatsModule } from './daily-stats.module';
import { StatisticsService } from './statistics.service';
import { UserCountsRepository } from './user-counts.repository';

@Module({
  imports: [AccountsModule, DownloadsModule, RedeemCodesModule, DailyStatsModule],
  providers: [StatisticsService, UserCountsRepository],
  exports: [StatisticsService],
})
export class StatisticsModule {}
