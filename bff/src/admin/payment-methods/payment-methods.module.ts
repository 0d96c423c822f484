import { Module } from '@nestjs/common';
import { PaymentMethodsModule } from '../../domain/payment-methods/payment-methods.module';
import { PaymentMethodsController } from './payment-methods.controller';

@Module({ imports: [PaymentMethodsModule], controllers: [PaymentMethodsController] })
export class AdminPaymentMethodsModule {}
