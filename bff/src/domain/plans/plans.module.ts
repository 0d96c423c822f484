import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { LedgerRepository } from './ledger.repository';
import { LEDGER_MODEL, ledgerSchema } from './ledger.schema';
import { PlansRepository } from './plans.repository';
import { PlansService } from './plans.service';

/** Plans and their ledger. */
@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([{ name: LEDGER_MODEL, schema: ledgerSchema }]),
  ],
  providers: [PlansService, PlansRepository, LedgerRepository],
  exports: [PlansService],
})
export class PlansModule {}
