import { Module } from '@nestjs/common';
import { AccountListsModule } from '../../domain/accounts/account-lists.module';
import { PaymentActionsModule } from '../../domain/payment-actions/payment-actions.module';
import { PaymentMessagesModule } from '../../domain/payment-messages/payment-messages.module';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { PaymentHistoryController } from './payment-history.controller';
import { PaymentInboxActsController } from './payment-inbox-acts.controller';
import { PaymentInboxListController } from './payment-inbox-list.controller';

@Module({
  imports: [AccountListsModule, PaymentsModule, PaymentMessagesModule, PaymentActionsModule],
  controllers: [PaymentHistoryController, PaymentInboxListController, PaymentInboxActsController],
})
export class AdminPaymentsModule {}
