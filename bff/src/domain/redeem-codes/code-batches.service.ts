import { Injectable } from '@nestjs/common';
import type { BatchSort } from '@portal/contracts';
import memoizeOne from 'memoize-one';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { type PagePlace, placeOf } from '../../platform/http/page';
import type { Origin } from '../../platform/security/origin';
import { AuditService } from '../audit/audit.service';
import {
  batchTarget,
  type CodeBatch,
  CodeBatchDirectoryService,
} from './code-batch-directory.service';
import { CodeBatchesRepository, type NewestOfBatch } from './code-batches.repository';
import { CodeTotalsService } from './code-totals.service';
import { VoidedCodesRepository } from './voided-codes.repository';

type BatchOrder = (one: NewestOfBatch, other: NewestOfBatch) => number;

const byTime: BatchOrder = (one, other) => +one.created_at - +other.created_at;
const byName: BatchOrder = (one, other) => one.batch.localeCompare(other.batch, 'en');

const BATCH_ORDERS: Readonly<Record<BatchSort, BatchOrder>> = {
  time: byTime,
  '-time': (one, other) => byTime(other, one),
  name: byName,
  '-name': (one, other) => byName(other, one),
};

/** A page of batches. */
export interface CodeBatchPage {
  readonly batches: readonly CodeBatch[];
  readonly page: number;
  readonly total: number;
}

/** Batches of redeem codes. */
@Injectable()
export class CodeBatchesService {
  constructor(
    private readonly directory: CodeBatchDirectoryService,
    private readonly batches: CodeBatchesRepository,
    private readonly voided: VoidedCodesRepository,
    private readonly counts: CodeTotalsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of batches; all of them are read and sorted, because they are few. The same object as last time while the
   * directory knows the same ones.
   */
  async list(sort: BatchSort, { page, limit }: PagePlace): Promise<CodeBatchPage> {
    const reading = this.page(await this.directory.listNewest(), sort, page, limit);
    return reading.catch((error: unknown) => {
      this.page.clear();
      throw error;
    });
  }

  private readonly page = memoizeOne(
    async (
      newest: readonly NewestOfBatch[],
      sort: BatchSort,
      wanted: number,
      limit: number,
    ): Promise<CodeBatchPage> => {
      const all = newest.toSorted(BATCH_ORDERS[sort]);
      const { page, first, size } = placeOf(all.length, { page: wanted, limit });
      const batches = await this.directory.describe(all.slice(first, first + size));
      return { batches, page, total: all.length };
    },
  );

  /**
   * Voids the unused codes of a batch, so that nobody can redeem them; returns their number.
   * @throws DomainError redeem-codes/no-batch.
   */
  async void(origin: Origin, batch: string): Promise<number> {
    const count = await this.audit.change(origin, { target: batchTarget(batch) }, async () => {
      const used = await this.batches.count(batch, true);
      const before = await this.voided.count(batch);
      const result = await this.voided.void(batch, this.clock.now());
      if (result + used + before === 0) throw new DomainError('redeem-codes/no-batch', { batch });
      return { result, action: 'redeem-codes/void', details: { batch, count: result, used } };
    });
    this.counts.noteChanged();
    return count;
  }

  /**
   * Brings back all voided codes of a batch; returns their number.
   * @throws DomainError redeem-codes/nothing-voided.
   */
  async restore(origin: Origin, batch: string): Promise<number> {
    const count = await this.audit.change(origin, { target: batchTarget(batch) }, async () => {
      const result = await this.voided.restore(batch);
      if (result === 0) throw new DomainError('redeem-codes/nothing-voided', { batch });
      return { result, action: 'redeem-codes/restore', details: { batch, count: result } };
    });
    this.counts.noteChanged();
    return count;
  }
}
