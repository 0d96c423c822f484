import { Module } from '@nestjs/common';
import { PaymentMessagesModule } from '../../domain/payment-messages/payment-messages.module';
import { BotPaymentMessagesController } from './payment-messages.controller';

@Module({ imports: [PaymentMessagesModule], controllers: [BotPaymentMessagesController] })
export class BotPaymentMessagesModule {}
