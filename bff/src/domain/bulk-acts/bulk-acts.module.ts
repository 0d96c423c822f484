import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SchedulerModule } from '../../platform/scheduler/scheduler.module';
import { AccountListsModule } from '../accounts/account-lists.module';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { OffersModule } from '../offers/offers.module';
import { PlansModule } from '../plans/plans.module';
import { BULK_ACT_MODEL, bulkActSchema } from './bulk-act.schema';
import { BulkActsRepository } from './bulk-acts.repository';
import { BulkActsService } from './bulk-acts.service';
import { BulkPlanner } from './bulk-planner';
import { BulkRowActs } from './bulk-row-acts';
import { BULK_ROW_MODEL, bulkRowSchema } from './bulk-row.schema';
import { BulkRowUndo } from './bulk-row-undo';
import { BulkRows } from './bulk-rows';
import { BulkRowsRepository } from './bulk-rows.repository';
import { BulkWorker } from './bulk-worker';
import { FreezeHistory } from './freeze-history';
import { SelectedUsersRepository } from './selected-users.repository';

/** One act on many users; stands above the nouns that it acts on. */
@Module({
  imports: [
    AccountsModule,
    AccountListsModule,
    AuditModule,
    OffersModule,
    PlansModule,
    SchedulerModule,
    MongooseModule.forFeature([
      { name: BULK_ACT_MODEL, schema: bulkActSchema },
      { name: BULK_ROW_MODEL, schema: bulkRowSchema },
    ]),
  ],
  providers: [
    BulkPlanner,
    BulkActsService,
    BulkWorker,
    BulkRows,
    BulkRowActs,
    BulkRowUndo,
    FreezeHistory,
    BulkActsRepository,
    BulkRowsRepository,
    SelectedUsersRepository,
  ],
  exports: [BulkPlanner, BulkActsService],
})
export class BulkActsModule {}
