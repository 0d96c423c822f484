import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PAYMENT_ORDER_MODEL, paymentOrderSchema } from './payment-order.schema';
import { PaymentOrdersRepository } from './payment-orders.repository';
import { PaymentsService } from './payments.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: PAYMENT_ORDER_MODEL, schema: paymentOrderSchema }])],
  providers: [PaymentsService, PaymentOrdersRepository],
  exports: [PaymentsService],
})
export class PaymentsModule {}
