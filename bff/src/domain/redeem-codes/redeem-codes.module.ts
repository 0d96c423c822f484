import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { PlansModule } from '../plans/plans.module';
import { CodeBatchDirectoryService } from './code-batch-directory.service';
import { CodeBatchesRepository } from './code-batches.repository';
import { CodeBatchesService } from './code-batches.service';
import { CodeActionsService } from './code-actions.service';
import { CodeTotalsService } from './code-totals.service';
import { CodeListsRepository } from './code-lists.repository';
import { CodeListsService } from './code-lists.service';
import { REDEEM_CODE_MODEL, redeemCodeSchema } from './redeem-code.schema';
import { RedeemCodesRepository } from './redeem-codes.repository';
import { RedeemCodesService } from './redeem-codes.service';
import { RedeemTriesRepository } from './redeem-tries.repository';
import { REDEEM_TRIES_MODEL, redeemTriesSchema } from './redeem-tries.schema';
import { VOIDED_CODE_MODEL, voidedCodeSchema } from './voided-code.schema';
import { VoidedCodesRepository } from './voided-codes.repository';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    PlansModule,
    MongooseModule.forFeature([
      { name: REDEEM_CODE_MODEL, schema: redeemCodeSchema },
      { name: VOIDED_CODE_MODEL, schema: voidedCodeSchema },
      { name: REDEEM_TRIES_MODEL, schema: redeemTriesSchema },
    ]),
  ],
  providers: [
    RedeemCodesService,
    CodeListsService,
    CodeActionsService,
    CodeTotalsService,
    CodeBatchDirectoryService,
    CodeBatchesService,
    CodeBatchesRepository,
    RedeemCodesRepository,
    CodeListsRepository,
    RedeemTriesRepository,
    VoidedCodesRepository,
  ],
  exports: [
    RedeemCodesService,
    CodeTotalsService,
    CodeListsService,
    CodeActionsService,
    CodeBatchDirectoryService,
    CodeBatchesService,
  ],
})
export class RedeemCodesModule {}
