import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCOUNT_MODEL, accountSchema } from '../accounts/account.schema';
import { DayFiguresModule } from '../day-figures/day-figures.module';
import { PAYMENT_ORDER_MODEL, paymentOrderSchema } from '../payments/payment-order.schema';
import { LEDGER_MODEL, ledgerSchema } from '../plans/ledger.schema';
import { FigureRecounts } from './figure-recounts.service';
import { RecountedFiguresRepository } from './recounted-figures.repository';

/** Counting anew what DayFigures keeps; reads the records of other nouns. */
@Module({
  imports: [
    DayFiguresModule,
    MongooseModule.forFeature([
      { name: PAYMENT_ORDER_MODEL, schema: paymentOrderSchema },
      { name: LEDGER_MODEL, schema: ledgerSchema },
      { name: ACCOUNT_MODEL, schema: accountSchema },
    ]),
  ],
  providers: [FigureRecounts, RecountedFiguresRepository],
  exports: [FigureRecounts],
})
export class FigureRecountsModule {}
