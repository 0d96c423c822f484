import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCOUNT_MODEL, accountSchema } from '../accounts/account.schema';
import { DayCountersModule } from '../day-counters/day-counters.module';
import { DOWNLOAD_MODEL, downloadSchema } from '../downloads/download.schema';
import { PAYMENT_ORDER_MODEL, paymentOrderSchema } from '../payments/orders/payment-order.schema';
import { LEDGER_MODEL, ledgerSchema } from '../plans/ledger.schema';
import { CounterRecountsService } from './counter-recounts.service';
import { RecountedDownloadsRepository } from './recounted-downloads.repository';
import { RecountedMoneyRepository } from './recounted-money.repository';

/** Recounts the counters of DayCountersService from the records of other modules. */
@Module({
  imports: [
    DayCountersModule,
    MongooseModule.forFeature([
      { name: PAYMENT_ORDER_MODEL, schema: paymentOrderSchema },
      { name: LEDGER_MODEL, schema: ledgerSchema },
      { name: ACCOUNT_MODEL, schema: accountSchema },
      { name: DOWNLOAD_MODEL, schema: downloadSchema },
    ]),
  ],
  providers: [CounterRecountsService, RecountedMoneyRepository, RecountedDownloadsRepository],
  exports: [CounterRecountsService],
})
export class CounterRecountsModule {}
