import { Module } from '@nestjs/common';
import { AccountListsModule } from '../accounts/account-lists.module';
import { PaymentMessagesModule } from '../payment-messages/payment-messages.module';
import { PaymentsModule } from '../payments/payments.module';
import { TasksModule } from '../tasks/tasks.module';
import { WaitingWorkService } from './waiting-work.service';

/** What waits for an administrator. */
@Module({
  imports: [AccountListsModule, PaymentsModule, PaymentMessagesModule, TasksModule],
  providers: [WaitingWorkService],
  exports: [WaitingWorkService],
})
export class WaitingWorkModule {}
