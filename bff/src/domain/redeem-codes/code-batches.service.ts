import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';
import { type PagePlace, placeOf } from '../../platform/http/page';
import type { Origin } from '../../platform/security/origin';
import { AuditService } from '../audit/audit.service';
import { CodeBatchesRepository, type NewestOfBatch } from './code-batches.repository';
import { CodeTotalsService } from './code-totals.service';
import { RedeemCodesRepository } from './redeem-codes.repository';

/** How a batch is named in the audit. */
export const batchTarget = (name: string): string => `batch:${name}`;

/** A batch of codes. */
export interface CodeBatch extends NewestOfBatch {
  readonly made: number;
  readonly used: number;
  readonly lastUsedAt: Date | null;
  /** Name of the administrator; null when the audit does not know. */
  readonly author: string | null;
}

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
    private readonly batches: CodeBatchesRepository,
    private readonly codes: RedeemCodesRepository,
    private readonly counts: CodeTotalsService,
    private readonly audit: AuditService,
  ) {}

  /** A page of batches, the latest first. */
  async list(place: PagePlace): Promise<CodeBatchPage> {
    const all = await this.batches.listNewest();
    const latest = all.toSorted((one, other) => +other.created_at - +one.created_at);
    const { page, first, size } = placeOf(latest.length, place);
    const shown = latest.slice(first, first + size);
    const batches = await Promise.all(shown.map((one) => this.describe(one)));
    return { batches, page, total: latest.length };
  }

  /** Deletes the unused codes of a batch; returns their number. @throws DomainError redeem-codes/no-batch. */
  async void(origin: Origin, batch: string): Promise<number> {
    const deleted = await this.audit.change(origin, { target: batchTarget(batch) }, async () => {
      const used = await this.batches.count(batch, true);
      const count = await this.codes.removeUnused(batch);
      if (count + used === 0) throw new DomainError('redeem-codes/no-batch', { batch });
      return { result: count, action: 'redeem-codes/void', details: { batch, count, used } };
    });
    this.counts.noteChanged();
    return deleted;
  }

  private async describe(newest: NewestOfBatch): Promise<CodeBatch> {
    const { batch } = newest;
    const [unused, used, lastUsedAt, author] = await Promise.all([
      this.batches.count(batch, false),
      this.batches.count(batch, true),
      this.batches.findLastUse(batch),
      this.audit.findActor('redeem-codes/generate', batchTarget(batch)),
    ]);
    return { ...newest, made: unused + used, used, lastUsedAt, author };
  }
}
