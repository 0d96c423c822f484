import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { BotPaymentsController } from './payments.controller';

@Module({ imports: [PaymentsModule], controllers: [BotPaymentsController] })
export class BotPaymentsModule {}
