import { Module } from '@nestjs/common';
import { PaymentMethodsModule } from '../../domain/payment-methods/payment-methods.module';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { PaymentMethodsController } from './payment-methods.controller';

@Module({
  imports: [PaymentMethodsModule, PaymentsModule],
  controllers: [PaymentMethodsController],
})
export class AdminPaymentMethodsModule {}
