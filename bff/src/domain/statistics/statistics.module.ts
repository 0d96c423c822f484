import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { DownloadsModule } from '../downloads/downloads.module';
import { LiveReleases } from '../../platform/http/live-releases';
import { LoginHistoryModule } from '../login-history/login-history.module';
import { RedeemCodesModule } from '../redeem-codes/redeem-codes.module';
import { DailyStatsModule } from './daily-stats.module';
import { StatisticsService } from './statistics.service';
import { SystemStatsService } from './system-stats.service';
import { UserCountsRepository } from './user-counts.repository';

@Module({
  imports: [
    AccountsModule,
    DownloadsModule,
    LoginHistoryModule,
    RedeemCodesModule,
    DailyStatsModule,
  ],
  providers: [StatisticsService, SystemStatsService, UserCountsRepository, LiveReleases],
  exports: [StatisticsService, SystemStatsService],
})
export class StatisticsModule {}
