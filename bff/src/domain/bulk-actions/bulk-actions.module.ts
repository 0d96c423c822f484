import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SchedulerModule } from '../../platform/scheduler/scheduler.module';
import { AccountListsModule } from '../accounts/account-lists.module';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { NoticesModule } from '../notices/notices.module';
import { OffersModule } from '../offers/offers.module';
import { PlansModule } from '../plans/plans.module';
import { BULK_ACTION_MODEL, bulkActionSchema } from './bulk-action.schema';
import { BulkActionsRepository } from './bulk-actions.repository';
import { BulkActionsService } from './bulk-actions.service';
import { BulkPlannerService } from './bulk-planner.service';
import { BulkRowActionsService } from './bulk-row-actions.service';
import { BULK_ROW_MODEL, bulkRowSchema } from './bulk-row.schema';
import { BulkRowUndoService } from './bulk-row-undo.service';
import { BulkRowsService } from './bulk-rows.service';
import { BulkRowsRepository } from './bulk-rows.repository';
import { BulkActionsJob } from './bulk-actions.job';
import { FreezeHistoryService } from './freeze-history.service';
import { SelectedUsersRepository } from './selected-users.repository';

/** One action on many users; depends on the modules whose data it changes. */
@Module({
  imports: [
    NoticesModule,
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
    BulkPlannerService,
    BulkActionsService,
    BulkActionsJob,
    BulkRowsService,
    BulkRowActionsService,
    BulkRowUndoService,
    FreezeHistoryService,
    BulkActionsRepository,
    BulkRowsRepository,
    SelectedUsersRepository,
  ],
  exports: [BulkPlannerService, BulkActionsService],
})
export class BulkActionsModule {}
