import { Module } from '@nestjs/common';
import { BotAccountsModule } from './accounts/accounts.module';
import { BotEventFeedModule } from './bot-events/bot-events.module';
import { BotBroadcastsModule } from './broadcasts/broadcasts.module';
import { BotPaymentMessagesModule } from './payment-messages/payment-messages.module';
import { BotPaymentsModule } from './payments/payments.module';
import { BotRedeemCodesModule } from './redeem-codes/redeem-codes.module';
import { BotTasksModule } from './tasks/tasks.module';

/** The gateway of bots and of the payment relay; one module per noun. */
@Module({
  imports: [
    BotAccountsModule,
    BotTasksModule,
    BotEventFeedModule,
    BotBroadcastsModule,
    BotPaymentsModule,
    BotPaymentMessagesModule,
    BotRedeemCodesModule,
  ],
})
export class BotModule {}
