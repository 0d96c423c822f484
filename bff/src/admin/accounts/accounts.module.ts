import { Module } from '@nestjs/common';
import { AccountListsModule } from '../../domain/accounts/account-lists.module';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { DownloadsModule } from '../../domain/downloads/downloads.module';
import { LoginHistoryModule } from '../../domain/login-history/login-history.module';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { SessionsModule } from '../../domain/sessions/sessions.module';
import { StatisticsModule } from '../../domain/statistics/statistics.module';
import { UserActivityService } from './user-activity.service';
import { UserListsController } from './user-lists.controller';
import { AdminUsersController } from './users.controller';

@Module({
  imports: [
    AccountsModule,
    AccountListsModule,
    DownloadsModule,
    LoginHistoryModule,
    PaymentsModule,
    SessionsModule,
    StatisticsModule,
  ],
  providers: [UserActivityService],
  controllers: [UserListsController, AdminUsersController],
})
export class AdminAccountsModule {}
