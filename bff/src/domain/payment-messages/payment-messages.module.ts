import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PaymentMethodsModule } from '../payment-methods/payment-methods.module';
import { PaymentsModule } from '../payments/payments.module';
import { PAYMENT_MESSAGE_MODEL, paymentMessageSchema } from './payment-message.schema';
import { PaymentMessagesJob } from './payment-messages.job';
import { PaymentMessagesRepository } from './payment-messages.repository';
import { PaymentMessagesService } from './payment-messages.service';

/** Raw messages of operators, forwarded by relays. */
@Module({
  imports: [
    PaymentMethodsModule,
    PaymentsModule,
    MongooseModule.forFeature([{ name: PAYMENT_MESSAGE_MODEL, schema: paymentMessageSchema }]),
  ],
  providers: [PaymentMessagesService, PaymentMessagesJob, PaymentMessagesRepository],
  exports: [PaymentMessagesService],
})
export class PaymentMessagesModule {}
