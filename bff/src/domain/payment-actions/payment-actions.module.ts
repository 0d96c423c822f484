import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { PaymentMessagesModule } from '../payment-messages/payment-messages.module';
import { PaymentsModule } from '../payments/payments.module';
import { InboxCountsService } from './inbox-counts.service';
import { PaymentActionsService } from './payment-actions.service';

/** Decisions of administrators about money. */
@Module({
  imports: [AuditModule, PaymentsModule, PaymentMessagesModule],
  providers: [InboxCountsService, PaymentActionsService],
  exports: [InboxCountsService, PaymentActionsService],
})
export class PaymentActionsModule {}
