import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCOUNT_MODEL, accountSchema } from '../accounts/account.schema';
import { DOWNLOAD_MODEL, downloadSchema } from '../downloads/download.schema';
import { CounterRecountsModule } from '../counter-recounts/counter-recounts.module';
import { OFFER_MODEL, offerSchema } from '../offers/offer.schema';
import { PAYMENT_ORDER_MODEL, paymentOrderSchema } from '../payments/orders/payment-order.schema';
import {
  PAYMENT_RECEIPT_MODEL,
  paymentReceiptSchema,
} from '../payments/settlement/payment-receipt.schema';
import { LEDGER_MODEL, ledgerSchema } from '../plans/ledger.schema';
import { REDEEM_CODE_MODEL, redeemCodeSchema } from '../redeem-codes/redeem-code.schema';
import { ReconciliationRepository } from './reconciliation.repository';
import { ReconciliationService } from './reconciliation.service';

/** Compares the records of money; reads those of other modules and writes nothing. */
@Module({
  imports: [
    CounterRecountsModule,
    MongooseModule.forFeature([
      { name: PAYMENT_ORDER_MODEL, schema: paymentOrderSchema },
      { name: PAYMENT_RECEIPT_MODEL, schema: paymentReceiptSchema },
      { name: LEDGER_MODEL, schema: ledgerSchema },
      { name: ACCOUNT_MODEL, schema: accountSchema },
      { name: DOWNLOAD_MODEL, schema: downloadSchema },
      { name: OFFER_MODEL, schema: offerSchema },
      { name: REDEEM_CODE_MODEL, schema: redeemCodeSchema },
    ]),
  ],
  providers: [ReconciliationService, ReconciliationRepository],
  exports: [ReconciliationService],
})
export class ReconciliationModule {}
