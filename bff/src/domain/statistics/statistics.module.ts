import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { DayCountersModule } from '../day-counters/day-counters.module';
import { DownloadsModule } from '../downloads/downloads.module';
import { LoginHistoryModule } from '../login-history/login-history.module';
import { PaymentsModule } from '../payments/payments.module';
import { RedeemCodesModule } from '../redeem-codes/redeem-codes.module';
import { InsightsService } from './insights.service';
import { MoneyInsightsService } from './money-insights.service';
import { OverallTrendsService } from './overall-trends.service';
import { StatisticsService } from './statistics.service';
import { SystemStatsService } from './system-stats.service';
import { UserCountsRepository } from './user-counts.repository';

@Module({
  imports: [
    AccountsModule,
    DownloadsModule,
    LoginHistoryModule,
    PaymentsModule,
    RedeemCodesModule,
    DayCountersModule,
  ],
  providers: [
    MoneyInsightsService,
    StatisticsService,
    OverallTrendsService,
    InsightsService,
    SystemStatsService,
    UserCountsRepository,
  ],
  exports: [StatisticsService, OverallTrendsService, InsightsService, SystemStatsService],
})
export class StatisticsModule {}
