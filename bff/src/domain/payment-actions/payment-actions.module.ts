import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { PaymentMessagesModule } from '../payment-messages/payment-messages.module';
import { PaymentsModule } from '../payments/payments.module';
import { PaymentActions } from './payment-actions';

/** What administrators decide about money. */
@Module({
  imports: [AuditModule, PaymentsModule, PaymentMessagesModule],
  providers: [PaymentActions],
  exports: [PaymentActions],
})
export class PaymentActionsModule {}
