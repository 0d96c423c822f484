import { Module } from '@nestjs/common';
import { AccountListsModule } from '../../domain/accounts/account-lists.module';
import { PaymentActionsModule } from '../../domain/payment-actions/payment-actions.module';
import { PaymentMethodsModule } from '../../domain/payment-methods/payment-methods.module';
import { PaymentMessagesModule } from '../../domain/payment-messages/payment-messages.module';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { AuditModule } from '../../domain/audit/audit.module';
import { PlansModule } from '../../domain/plans/plans.module';
import { PaymentRecordController } from './payment-record.controller';
import { PaymentSightService } from './payment-sight.service';
import { PaymentHistoryController } from './payment-history.controller';
import { PaymentInboxActionsController } from './payment-inbox-actions.controller';
import { PaymentInboxListController } from './payment-inbox-list.controller';

@Module({
  imports: [
    AccountListsModule,
    AuditModule,
    PaymentsModule,
    PaymentMessagesModule,
    PaymentMethodsModule,
    PaymentActionsModule,
    PlansModule,
  ],
  providers: [PaymentSightService],
  controllers: [
    PaymentRecordController,
    PaymentHistoryController,
    PaymentInboxListController,
    PaymentInboxActionsController,
  ],
})
export class AdminPaymentsModule {}
