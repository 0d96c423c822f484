import { Module } from '@nestjs/common';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { OrdersController } from './orders.controller';
import { PaymentsController } from './payments.controller';

@Module({
  imports: [AccountsModule, PaymentsModule],
  controllers: [PaymentsController, OrdersController],
})
export class UserPaymentsModule {}
