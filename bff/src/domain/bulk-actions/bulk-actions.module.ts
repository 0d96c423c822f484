import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SchedulerModule } from '../../platform/scheduler/scheduler.module';
import { AccountListsModule } from '../accounts/account-lists.module';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { OffersModule } from '../offers/offers.module';
import { PlansModule } from '../plans/plans.module';
import { BULK_ACTION_MODEL, bulkActionSchema } from './bulk-action.schema';
import { BulkActionsRepository } from './bulk-actions.repository';
import { BulkActionsService } from './bulk-actions.service';
import { BulkPlanner } from './bulk-planner';
import { BulkRowActions } from './bulk-row-actions';
import { BULK_ROW_MODEL, bulkRowSchema } from './bulk-row.schema';
import { BulkRowUndo } from './bulk-row-undo';
import { BulkRows } from './bulk-rows';
import { BulkRowsRepository } from './bulk-rows.repository';
import { BulkWorker } from './bulk-worker';
import { FreezeHistory } from './freeze-history';
import { SelectedUsersRepository } from './selected-users.repository';

/** One action on many users; stands above the nouns that it changes. */
@Module({
  imports: [
    AccountsModule,
    AccountListsModule,
    AuditModule,
    OffersModule,
    PlansModule,
    SchedulerModule,
    MongooseModule.forFeature([
      { name: BULK_ACTION_MODEL, schema: bulkActionSchema },
      { name: BULK_ROW_MODEL, schema: bulkRowSchema },
    ]),
  ],
  providers: [
    BulkPlanner,
    BulkActionsService,
    BulkWorker,
    BulkRows,
    BulkRowActions,
    BulkRowUndo,
    FreezeHistory,
    BulkActionsRepository,
    BulkRowsRepository,
    SelectedUsersRepository,
  ],
  exports: [BulkPlanner, BulkActionsService],
})
export class BulkActionsModule {}
