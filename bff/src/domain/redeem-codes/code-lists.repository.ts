import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { InstantRange } from '@portal/rules';
import type { Types } from 'mongoose';
import { Model } from 'mongoose';
import { countMany, readMany, type ReadOptions } from '../../platform/mongo/read';
import type { DirectedSlice, Direction } from '../../platform/http/page';
import type { CodeRow, RedeemCode } from './redeem-code';
import { REDEEM_CODE_MODEL, type RedeemCodeRecord } from './redeem-code.schema';

/** Codes of one slice of a long list; takes a few ms on both sides. */
const SLICE = 2_000;

const ROW = { is_used: 1, created_at: 1 } as const;
const SHOWN = { searchKeys: 0 } as const;

/** Used or unused codes of some batches. */
export interface CodesOfBatches {
  readonly names: readonly string[];
  readonly isUsed: boolean;
}

const ofUse = (isUsed: boolean | null): { is_used?: boolean } =>
  isUsed === null ? {} : { is_used: isUsed };

const byAge = (direction: Direction) => ({ created_at: direction, _id: direction });

/** Reads many redeem codes at once, always by an index. */
@Injectable()
export class CodeListsRepository {
  constructor(@InjectModel(REDEEM_CODE_MODEL) private readonly codes: Model<RedeemCodeRecord>) {}

  /** Number of used and of available codes. */
  async countByUse(): Promise<{ used: number; available: number }> {
    const [used, available] = await Promise.all([
      countMany(this.codes, { is_used: true }),
      countMany(this.codes, { is_used: false }),
    ]);
    return { used, available };
  }

  /** Number of codes that were made and redeemed in a time range. */
  async countBetween({ first, last }: InstantRange): Promise<{ made: number; used: number }> {
    const range = { $gte: first, $lte: last };
    const [made, used] = await Promise.all([
      countMany(this.codes, { created_at: range }),
      countMany(this.codes, { used_at: range }),
    ]);
    return { made, used };
  }

  /** A slice of all, used or available codes; -1 is newest first, 1 oldest first. */
  async list(
    isUsed: boolean | null,
    { direction, ...slice }: DirectedSlice,
  ): Promise<RedeemCode[]> {
    return this.shown(ofUse(isUsed), { sort: byAge(direction), ...slice });
  }

  /** Number of used or unused codes of some batches. */
  async countOfBatches({ names, isUsed }: CodesOfBatches): Promise<number> {
    return countMany(this.codes, { batch: { $in: [...names] }, is_used: isUsed });
  }

  /** A slice of the codes of some batches: all, used or available ones. */
  async listOfBatches(
    names: readonly string[],
    isUsed: boolean | null,
    { direction, ...slice }: DirectedSlice,
  ): Promise<RedeemCode[]> {
    const filter = { batch: { $in: [...names] }, ...ofUse(isUsed) };
    return this.shown(filter, { sort: byAge(direction), ...slice });
  }

  /** All, used or available codes by their age, in slices. */
  async *readAll(isUsed: boolean | null, direction: Direction): AsyncGenerator<RedeemCode[]> {
    const from = direction === 1 ? '$gte' : '$lte';
    // Keyset pagination: each slice starts at the last instant of the one before, and skips the codes of
    // that instant that were read already.
    let [last, ofLast]: [Date | null, number] = [null, 0];
    for (;;) {
      const filter = { ...ofUse(isUsed), ...(last && { created_at: { [from]: last } }) };
      const next = { sort: byAge(direction), skip: ofLast, limit: SLICE, batchSize: SLICE };
      const slice = await this.shown(filter, next);
      yield slice;
      const end = slice.at(-1)?.created_at;
      if (!end || slice.length < SLICE) return;
      const sameAsEnd = slice.filter(({ created_at }) => +created_at === +end).length;
      ofLast = sameAsEnd + (last && +last === +end ? ofLast : 0);
      last = end;
    }
  }

  /** Codes with a search key that starts with this text (from rules' codeSearch). */
  async listFound(beginning: string): Promise<CodeRow[]> {
    // Search keys contain no special characters of regular expressions. A range query has no tight bounds
    // on an array field.
    return this.find({ searchKeys: new RegExp(`^${beginning}`) });
  }

  /** Codes with a search key. */
  async listKeyed(key: string): Promise<CodeRow[]> {
    return this.find({ searchKeys: key });
  }

  /** Codes that a user has used. */
  async listOfUser(userId: number): Promise<CodeRow[]> {
    return this.find({ used_by_users: userId });
  }

  /** The codes that a user used last. */
  async listUsedLast(userId: number, limit: number): Promise<RedeemCode[]> {
    return this.shown({ used_by_users: userId }, { sort: { used_at: -1 }, limit });
  }

  private async find(condition: object): Promise<CodeRow[]> {
    return readMany<RedeemCodeRecord, CodeRow>(this.codes, condition, {
      ...{ projection: ROW, batchSize: SLICE },
    });
  }

  /** Codes by id, in no order; deleted ones are left out. */
  async listByIds(ids: readonly Types.ObjectId[]): Promise<RedeemCode[]> {
    return this.shown({ _id: { $in: [...ids] } }, {});
  }

  private async shown(filter: object, options: ReadOptions): Promise<RedeemCode[]> {
    return readMany(this.codes, filter, { projection: SHOWN, ...options });
  }
}
