import { Module } from '@nestjs/common';
import { AdminAccountActsModule } from './account-acts/account-acts.module';
import { AdminAccountsModule } from './accounts/accounts.module';
import { AdminAuditModule } from './audit/audit.module';
import { AdminNotesModule } from './notes/notes.module';
import { AdminBroadcastsModule } from './broadcasts/broadcasts.module';
import { AdminFactorModule } from './factor/factor.module';
import { AdminBulkActsModule } from './bulk-acts/bulk-acts.module';
import { AdminLoginHistoryModule } from './login-history/login-history.module';
import { AdminOffersModule } from './offers/offers.module';
import { AdminPaymentsModule } from './payments/payments.module';
import { AdminPlansModule } from './plans/plans.module';
import { AdminRedeemCodesModule } from './redeem-codes/redeem-codes.module';
import { AdminSessionsModule } from './sessions/admin-sessions.module';
import { AdminStatisticsModule } from './statistics/statistics.module';
import { AdminTagsModule } from './tags/tags.module';
import { AdminTasksModule } from './tasks/tasks.module';
import { AdminTimelineModule } from './timeline/timeline.module';

/** Everything an administrator may call; one module per noun. */
@Module({
  imports: [
    AdminAccountsModule,
    AdminSessionsModule,
    AdminFactorModule,
    AdminStatisticsModule,
    AdminAccountActsModule,
    AdminAuditModule,
    AdminPaymentsModule,
    AdminBroadcastsModule,
    AdminPlansModule,
    AdminRedeemCodesModule,
    AdminBulkActsModule,
    AdminLoginHistoryModule,
    AdminNotesModule,
    AdminOffersModule,
    AdminTagsModule,
    AdminTasksModule,
    AdminTimelineModule,
  ],
})
export class AdminModule {}
