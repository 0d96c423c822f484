import { Injectable } from '@nestjs/common';
import { batchSearch } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { AuditService } from '../audit/audit.service';
import { CodeBatchesRepository, MOST_BATCHES, type NewestOfBatch } from './code-batches.repository';
import { CodeTotalsService } from './code-totals.service';
import { VoidedCodesRepository } from './voided-codes.repository';

/** Up to this number of codes, batches are always read. */
const FRESH_UP_TO = 2_000;
const MAX_AGE_MS = 30_000;

/** Batches of one ordered read; MongoDB sorts in memory above 200. */
const MOST_MERGED = 100;

/** How a batch is named in the audit. */
export const batchTarget = (name: string): string => `batch:${name}`;

/** A batch of codes. */
export interface CodeBatch extends NewestOfBatch {
  /** Used, unused and voided codes. */
  readonly made: number;
  readonly used: number;
  readonly voided: number;
  readonly lastUsedAt: Date | null;
  /** Name of the administrator; null when the audit does not know. */
  readonly author: string | null;
}

interface Known {
  readonly at: number;
  /** CodeTotalsService.changes at that time. */
  readonly changes: number;
  readonly newest: readonly NewestOfBatch[];
  readonly described: Map<string, CodeBatch>;
}

/**
 * Batches of redeem codes. Reading one takes a lookup for its name and five for its numbers, so those of a
 * service with many codes are cached for 30 seconds, or until this instance makes, deletes or voids codes.
 */
@Injectable()
export class CodeBatchDirectoryService {
  private known: Known | null = null;

  constructor(
    private readonly batches: CodeBatchesRepository,
    private readonly voided: VoidedCodesRepository,
    private readonly totals: CodeTotalsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** The newest code of each batch, in no order. */
  async listNewest(): Promise<readonly NewestOfBatch[]> {
    return (await this.read()).newest;
  }

  /** Names of batches with codes that begin with a typed text, in alphabetical order. */
  async findNames(search: string): Promise<string[]> {
    const beginning = batchSearch(search);
    if (beginning === null) return [];
    const all = await this.listNewest();
    const found = all.filter(
      ({ batch, isVoided }) => !isVoided && batchSearch(batch)?.startsWith(beginning),
    );
    return found.map(({ batch }) => batch).toSorted();
  }

  /**
   * The same names, when reading the codes by them is faster than by search keys: null when there are few codes,
   * or more batches than an ordered read merges.
   */
  async findReadableNames(search: string): Promise<string[] | null> {
    const { used, available } = await this.totals.read();
    if (used + available <= FRESH_UP_TO) return null;
    const names = await this.findNames(search);
    const { newest } = await this.read();
    return names.length > MOST_MERGED || newest.length >= MOST_BATCHES ? null : names;
  }

  /** Some batches of listNewest with their numbers. */
  async describe(batches: readonly NewestOfBatch[]): Promise<CodeBatch[]> {
    const described = this.known?.described ?? new Map<string, CodeBatch>();
    return Promise.all(
      batches.map(async (newest) => {
        const known = described.get(newest.batch) ?? (await this.count(newest));
        described.set(newest.batch, known);
        return known;
      }),
    );
  }

  private async read(): Promise<Known> {
    const { used, available } = await this.totals.read();
    const { changes } = this.totals;
    const now = this.clock.now().getTime();
    const age = now - (this.known?.at ?? Number.NEGATIVE_INFINITY);
    const isFresh = age >= 0 && age < MAX_AGE_MS && this.known?.changes === changes;
    if (this.known && isFresh && used + available > FRESH_UP_TO) return this.known;
    const newest = await this.batches.listNewest();
    this.known = { at: now, changes, newest, described: new Map() };
    return this.known;
  }

  private async count(newest: NewestOfBatch): Promise<CodeBatch> {
    const { batch } = newest;
    const [unused, used, voided, lastUsedAt, author] = await Promise.all([
      this.batches.count(batch, false),
      this.batches.count(batch, true),
      this.voided.count(batch),
      this.batches.findLastUse(batch),
      this.audit.findActor('redeem-codes/generate', batchTarget(batch)),
    ]);
    return { ...newest, made: unused + used + voided, used, voided, lastUsedAt, author };
  }
}
