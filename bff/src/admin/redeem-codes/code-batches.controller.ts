import { Body, Controller, Query } from '@nestjs/common';
import {
  type CodeBatchView,
  listCodeBatches,
  type PaginationView,
  restoreCodeBatch,
  voidCodeBatch,
} from '@portal/contracts';
import memoizeOne from 'memoize-one';
import { keepPlainText } from '../../domain/bearer-values/plain-answer';
import type { CodeBatch } from '../../domain/redeem-codes/code-batch-directory.service';
import {
  type CodeBatchPage,
  CodeBatchesService,
} from '../../domain/redeem-codes/code-batches.service';
import { pageOf } from '../../platform/http/page';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { ListBatchesParameters } from './list-codes.query';
import { RestoreBatchBody, VoidBatchBody } from './redeem-codes.body';
import { counted } from './counted';

@Controller()
export class CodeBatchesController {
  constructor(private readonly batches: CodeBatchesService) {}

  @Route(listCodeBatches)
  @Access(admin('read'))
  async list(
    @Query() { page, limit, sort }: ListBatchesParameters,
  ): Promise<{ batches: CodeBatchView[]; pagination: PaginationView }> {
    return this.present(await this.batches.list(sort, { page, limit }), limit);
  }

  private readonly present = memoizeOne(({ batches, page, total }: CodeBatchPage, limit: number) =>
    keepPlainText({
      batches: batches.map(presentBatch),
      pagination: pageOf(total, page, limit),
    }),
  );

  @Route(voidCodeBatch)
  @Refuses('redeem-codes/no-batch')
  @Access(admin('money'))
  @StepUp()
  async void(
    @Body() { batch }: VoidBatchBody,
    @AdminOrigin() origin: Origin,
  ): Promise<{ deletedCount: number; message: string }> {
    const deletedCount = await this.batches.void(origin, batch);
    return { deletedCount, message: `${counted(deletedCount, 'unused code')} voided!` };
  }

  @Route(restoreCodeBatch)
  @Refuses('redeem-codes/nothing-voided')
  @Access(admin('money'))
  @StepUp()
  async restore(
    @Body() { batch }: RestoreBatchBody,
    @AdminOrigin() origin: Origin,
  ): Promise<{ restoredCount: number; message: string }> {
    const restoredCount = await this.batches.restore(origin, batch);
    return { restoredCount, message: `${counted(restoredCount, 'code')} restored!` };
  }
}

const presentBatch = (batch: CodeBatch): CodeBatchView => ({
  name: batch.batch,
  made: batch.made,
  used: batch.used,
  voided: batch.voided,
  days: batch.days,
  videos: batch.videos,
  createdAt: batch.created_at.toISOString(),
  author: batch.author,
  lastUsedAt: batch.lastUsedAt?.toISOString() ?? null,
  // Codes of earlier versions lack it.
  validUntil: batch.validUntil?.toISOString() ?? null,
});
