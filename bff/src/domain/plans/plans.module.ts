import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { BotEventsModule } from '../bot-events/bot-events.module';
import { LedgerRepository } from './ledger.repository';
import { LEDGER_MODEL, ledgerSchema } from './ledger.schema';
import { PlanActs } from './plan-acts';
import { PlanNews } from './plan-news';
import { PurchaseCountsRepository } from './purchase-counts.repository';
import { PurchaseCounts } from './purchase-counts.service';
import { PlansRepository } from './plans.repository';
import { PlansService } from './plans.service';

/** Plans and their ledger. */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    BotEventsModule,
    MongooseModule.forFeature([{ name: LEDGER_MODEL, schema: ledgerSchema }]),
  ],
  providers: [
    PlansService,
    PlanActs,
    PlanNews,
    PlansRepository,
    PurchaseCounts,
    PurchaseCountsRepository,
    LedgerRepository,
  ],
  exports: [PlansService, PlanActs, PurchaseCounts],
})
export class PlansModule {}
