import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCOUNT_MODEL, accountSchema } from '../accounts/account.schema';
import { DayCountersModule } from '../day-counters/day-counters.module';
import { PAYMENT_ORDER_MODEL, paymentOrderSchema } from '../payments/orders/payment-order.schema';
import { LEDGER_MODEL, ledgerSchema } from '../plans/ledger.schema';
import { CounterRecountsService } from './counter-recounts.service';
import { RecountedCountersRepository } from './recounted-counters.repository';

/** Recounts the counters of DayCountersService from the records of other modules. */
@Module({
  imports: [
    DayCountersModule,
    MongooseModule.forFeature([
      { name: PAYMENT_ORDER_MODEL, schema: paymentOrderSchema },
      { name: LEDGER_MODEL, schema: ledgerSchema },
      { name: ACCOUNT_MODEL, schema: accountSchema },
    ]),
  ],
  providers: [CounterRecountsService, RecountedCountersRepository],
  exports: [CounterRecountsService],
})
export class CounterRecountsModule {}
