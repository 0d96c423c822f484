import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { countMany, readOne } from '../../platform/mongo/read';
import { REDEEM_CODE_MODEL, type RedeemCodeRecord } from './redeem-code.schema';
import { VOIDED_CODE_MODEL, type VoidedCodeRecord } from './voided-code.schema';

/** The newest code of a batch tells what the batch is. */
export type NewestOfBatch = Pick<
  RedeemCodeRecord,
  'days' | 'videos' | 'created_at' | 'validUntil'
> & {
  readonly batch: string;
  /** Whether all its codes are voided. */
  readonly isVoided: boolean;
};

type StoredNewest = Omit<NewestOfBatch, 'isVoided'>;

const SHOWN = { _id: 0, batch: 1, days: 1, videos: 1, created_at: 1, validUntil: 1 } as const;

const BY_BATCH = { batch: 1, created_at: -1, _id: -1 } as const;

/** Batches that are read at most: more than a service makes in years. */
export const MOST_BATCHES = 2_000;

/** Reads batches of redeem codes, always by an index. */
@Injectable()
export class CodeBatchesRepository {
  constructor(
    @InjectModel(REDEEM_CODE_MODEL) private readonly codes: Model<RedeemCodeRecord>,
    @InjectModel(VOIDED_CODE_MODEL) private readonly voided: Model<VoidedCodeRecord>,
  ) {}

  /** The newest code of each batch, voided or not; one index lookup for each batch. */
  async listNewest(): Promise<NewestOfBatch[]> {
    const [codes, voided] = await Promise.all([
      this.newestIn(this.codes),
      this.newestIn(this.voided),
    ]);
    const newest = new Map(codes.map((one) => [one.batch, { ...one, isVoided: false }]));
    for (const one of voided) {
      const known = newest.get(one.batch);
      if (!known) newest.set(one.batch, { ...one, isVoided: true });
      else if (one.created_at > known.created_at)
        newest.set(one.batch, { ...one, isVoided: false });
    }
    return [...newest.values()];
  }

  /** Number of used or unused codes of a batch. */
  async count(batch: string, isUsed: boolean): Promise<number> {
    return countMany(this.codes, { batch, is_used: isUsed });
  }

  /** When a code of a batch was redeemed last; null: never, or in an earlier version. */
  async findLastUse(batch: string): Promise<Date | null> {
    const used = { batch, is_used: true };
    const last = await readOne(this.codes, used, { used_at: 1 }, { used_at: -1 });
    return last?.used_at ?? null;
  }

  private async newestIn<T>(codes: Model<T>): Promise<StoredNewest[]> {
    const found: StoredNewest[] = [];
    while (found.length < MOST_BATCHES) {
      const later: object = { batch: { $gt: found.at(-1)?.batch ?? '' } };
      const next = await readOne<T, StoredNewest>(codes, later, SHOWN, BY_BATCH);
      if (!next) break;
      found.push(next);
    }
    return found;
  }
}
