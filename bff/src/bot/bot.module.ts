import { Module } from '@nestjs/common';
import { BotAccountsModule } from './accounts/accounts.module';
import { BotPaymentMessagesModule } from './payment-messages/payment-messages.module';
import { BotPaymentsModule } from './payments/payments.module';
import { BotRedeemCodesModule } from './redeem-codes/redeem-codes.module';
import { BotTasksModule } from './tasks/tasks.module';

/** The gateway of bots and of the payment relay; one module per noun (design §7). */
@Module({
  imports: [
    BotAccountsModule,
    BotTasksModule,
    BotPaymentsModule,
    BotPaymentMessagesModule,
    BotRedeemCodesModule,
  ],
})
export class BotModule {}
