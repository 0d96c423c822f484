import { Module } from '@nestjs/common';
import { UserAccountsModule } from './accounts/accounts.module';
import { UserDownloadsModule } from './downloads/downloads.module';
import { UserPlansModule } from './plans/plans.module';
import { UserSessionsModule } from './sessions/sessions.module';
import { UserSettingsModule } from './settings/settings.module';
import { UserStatisticsModule } from './statistics/statistics.module';

/** Everything a subscriber may call; one module per noun. */
@Module({
  imports: [
    UserAccountsModule,
    UserSessionsModule,
    UserPlansModule,
    UserSettingsModule,
    UserDownloadsModule,
    UserStatisticsModule,
  ],
})
export class UserModule {}
