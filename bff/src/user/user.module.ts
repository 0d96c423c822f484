import { Module } from '@nestjs/common';
import { UserAccountsModule } from './accounts/accounts.module';
import { UserBrowserReportsModule } from './browser-reports/browser-reports.module';
import { UserBroadcastsModule } from './broadcasts/broadcasts.module';
import { UserDownloadsModule } from './downloads/downloads.module';
import { UserLegalTextsModule } from './legal-texts/legal-texts.module';
import { UserLoginHistoryModule } from './login-history/login-history.module';
import { UserNoticesModule } from './notices/notices.module';
import { UserOffersModule } from './offers/offers.module';
import { UserPaymentsModule } from './payments/payments.module';
import { UserPlansModule } from './plans/plans.module';
import { UserRedeemCodesModule } from './redeem-codes/redeem-codes.module';
import { UserSessionsModule } from './sessions/sessions.module';
import { UserSettingsModule } from './settings/settings.module';
import { UserStatisticsModule } from './statistics/statistics.module';
import { UserTasksModule } from './tasks/tasks.module';

/** Everything a subscriber may call; one module per noun. */
@Module({
  imports: [
    UserAccountsModule,
    UserSessionsModule,
    UserLegalTextsModule,
    UserLoginHistoryModule,
    UserPlansModule,
    UserSettingsModule,
    UserDownloadsModule,
    UserStatisticsModule,
    UserNoticesModule,
    UserOffersModule,
    UserBroadcastsModule,
    UserPaymentsModule,
    UserRedeemCodesModule,
    UserTasksModule,
    UserBrowserReportsModule,
  ],
})
export class UserModule {}
