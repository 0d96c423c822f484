import { Module } from '@nestjs/common';
import { AdminAccountActsModule } from './account-acts/account-acts.module';
import { AdminAccountsModule } from './accounts/accounts.module';
import { AdminAuditModule } from './audit/audit.module';
import { AdminPlansModule } from './plans/plans.module';
import { AdminSessionsModule } from './sessions/admin-sessions.module';
import { AdminStatisticsModule } from './statistics/statistics.module';

/** Everything an administrator may call; one module per noun. */
@Module({
  imports: [
    AdminAccountsModule,
    AdminSessionsModule,
    AdminStatisticsModule,
    AdminAccountActsModule,
    AdminAuditModule,
    AdminPlansModule,
  ],
})
export class AdminModule {}
