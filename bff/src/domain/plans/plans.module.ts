import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { BotEventsModule } from '../bot-events/bot-events.module';
import { DayFiguresModule } from '../day-figures/day-figures.module';
import { LedgerRepository } from './ledger.repository';
import { LEDGER_MODEL, ledgerSchema } from './ledger.schema';
import { PlanActs } from './plan-acts';
import { PlanNews } from './plan-news';
import { PlansRepository } from './plans.repository';
import { PlansService } from './plans.service';

/** Plans and their ledger. */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    BotEventsModule,
    DayFiguresModule,
    MongooseModule.forFeature([{ name: LEDGER_MODEL, schema: ledgerSchema }]),
  ],
  providers: [PlansService, PlanActs, PlanNews, PlansRepository, LedgerRepository],
  exports: [PlansService, PlanActs],
})
export class PlansModule {}
