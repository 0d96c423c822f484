import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AUDIT_MODEL, auditSchema } from '../audit/audit.schema';
import { DOWNLOAD_MODEL, downloadSchema } from '../downloads/download.schema';
import { LoginHistoryModule } from '../login-history/login-history.module';
import { LOGIN_MODEL, loginSchema } from '../login-history/login-history.schema';
import { NOTE_MODEL, noteSchema } from '../notes/note.schema';
import { PAYMENT_ORDER_MODEL, paymentOrderSchema } from '../payments/orders/payment-order.schema';
import { LEDGER_MODEL, ledgerSchema } from '../plans/ledger.schema';
import { TimelineRepository } from './timeline.repository';
import { TimelineService } from './timeline.service';

/** The timeline of a user; reads the records of other modules and writes nothing. */
@Module({
  imports: [
    AccountsModule,
    LoginHistoryModule,
    MongooseModule.forFeature([
      { name: LEDGER_MODEL, schema: ledgerSchema },
      { name: PAYMENT_ORDER_MODEL, schema: paymentOrderSchema },
      { name: LOGIN_MODEL, schema: loginSchema },
      { name: DOWNLOAD_MODEL, schema: downloadSchema },
      { name: AUDIT_MODEL, schema: auditSchema },
      { name: NOTE_MODEL, schema: noteSchema },
    ]),
  ],
  providers: [TimelineService, TimelineRepository],
  exports: [TimelineService],
})
export class TimelineModule {}
