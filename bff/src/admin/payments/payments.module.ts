import { Module } from '@nestjs/common';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { PaymentHistoryController } from './payment-history.controller';

@Module({
  imports: [AccountsModule, PaymentsModule],
  controllers: [PaymentHistoryController],
})
export class AdminPaymentsModule {}
