import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { BotEventsModule } from '../bot-events/bot-events.module';
import { DayCountersModule } from '../day-counters/day-counters.module';
import { NoticesModule } from '../notices/notices.module';
import { LedgerRepository } from './ledger.repository';
import { LEDGER_MODEL, ledgerSchema } from './ledger.schema';
import { PlanActionsService } from './plan-actions.service';
import { PlanEventsService } from './plan-events.service';
import { PlansRepository } from './plans.repository';
import { PlansService } from './plans.service';

/** Plans and their ledger. */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    BotEventsModule,
    DayCountersModule,
    NoticesModule,
    MongooseModule.forFeature([{ name: LEDGER_MODEL, schema: ledgerSchema }]),
  ],
  providers: [
    PlansService,
    PlanActionsService,
    PlanEventsService,
    PlansRepository,
    LedgerRepository,
  ],
  exports: [PlansService, PlanActionsService, PlanEventsService],
})
export class PlansModule {}
