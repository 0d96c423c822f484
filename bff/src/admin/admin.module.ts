import { Module } from '@nestjs/common';
import { AdminAccountActionsModule } from './account-actions/account-actions.module';
import { AdminAccountsModule } from './accounts/accounts.module';
import { AdminAuditModule } from './audit/audit.module';
import { AdminNotesModule } from './notes/notes.module';
import { AdminBroadcastsModule } from './broadcasts/broadcasts.module';
import { AdminFindModule } from './find/find.module';
import { AdminFactorModule } from './factor/factor.module';
import { AdminBulkActionsModule } from './bulk-actions/bulk-actions.module';
import { AdminLoginHistoryModule } from './login-history/login-history.module';
import { AdminOffersModule } from './offers/offers.module';
import { AdminPaymentsModule } from './payments/payments.module';
import { AdminPaymentMethodsModule } from './payment-methods/payment-methods.module';
import { AdminLegalTextsModule } from './legal-texts/legal-texts.module';
import { AdminServiceDetailsModule } from './service-details/service-details.module';
import { AdminPlansModule } from './plans/plans.module';
import { AdminPriceListsModule } from './price-lists/price-lists.module';
import { AdminRedeemCodesModule } from './redeem-codes/redeem-codes.module';
import { AdminReleasesModule } from './releases/releases.module';
import { AdminSavedViewsModule } from './saved-views/saved-views.module';
import { AdminSessionsModule } from './sessions/admin-sessions.module';
import { AdminStaffNoticesModule } from './staff-notices/staff-notices.module';
import { AdminStatisticsModule } from './statistics/statistics.module';
import { AdminTagsModule } from './tags/tags.module';
import { AdminTasksModule } from './tasks/tasks.module';
import { AdminTimelineModule } from './timeline/timeline.module';
import { AdminUndoModule } from './undo/undo.module';
import { AdminUserRecordsModule } from './user-records/user-records.module';

/** Everything an administrator may call; one module per noun. */
@Module({
  imports: [
    AdminAccountsModule,
    AdminSessionsModule,
    AdminFactorModule,
    AdminStaffNoticesModule,
    AdminStatisticsModule,
    AdminAccountActionsModule,
    AdminAuditModule,
    AdminPaymentsModule,
    AdminFindModule,
    AdminBroadcastsModule,
    AdminPaymentMethodsModule,
    AdminLegalTextsModule,
    AdminServiceDetailsModule,
    AdminPlansModule,
    AdminPriceListsModule,
    AdminRedeemCodesModule,
    AdminBulkActionsModule,
    AdminLoginHistoryModule,
    AdminNotesModule,
    AdminOffersModule,
    AdminReleasesModule,
    AdminSavedViewsModule,
    AdminTagsModule,
    AdminTasksModule,
    AdminTimelineModule,
    AdminUndoModule,
    AdminUserRecordsModule,
  ],
})
export class AdminModule {}
