import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { codeSearchKeys } from '@portal/rules';
import { Model } from 'mongoose';
import { readMany } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import type { NewRedeemCode, RedeemCode } from './redeem-code';
import { REDEEM_CODE_MODEL, type RedeemCodeRecord } from './redeem-code.schema';

/** The fields of a redeemed code that the grant needs. */
export type TakenCode = Pick<RedeemCodeRecord, '_id' | 'days' | 'videos'>;

/** Stored redeem codes: adds, redeems and deletes them. */
@Injectable()
export class RedeemCodesRepository {
  constructor(@InjectModel(REDEEM_CODE_MODEL) private readonly codes: Model<RedeemCodeRecord>) {}

  /** Adds unused codes. @throws error 11000 when one exists. */
  async insertMany(added: readonly NewRedeemCode[], created_at: Date): Promise<RedeemCode[]> {
    requireTransaction();
    const unused = { is_used: false, used_by_users: [], created_at };
    const records = added.map(({ code, batch = null, validUntil = null, ...gift }) => {
      const facts = { ...gift, batch, validUntil, searchKeys: codeSearchKeys(code, batch) };
      return { ...unused, ...facts, redeem_code: code };
    });
    // Lean: validation of a thousand documents takes a second, and all fields are known to be valid.
    return this.codes.insertMany(records, { lean: true }) as Promise<RedeemCode[]>;
  }

  /**
   * Marks an unused code as used by a user and returns it; null when there is no such unused code, or it
   * has ended (rules' isCodeEnded).
   */
  async take(code: string, userId: number, now: Date): Promise<TakenCode | null> {
    requireTransaction();
    return this.codes
      .findOneAndUpdate(
        { redeem_code: code, ...redeemableAt(now) },
        { $set: { is_used: true, used_at: now }, $push: { used_by_users: userId } },
        { projection: { days: 1, videos: 1 } },
      )
      .lean<TakenCode>()
      .exec();
  }

  /** The given codes that can be redeemed at an instant, in no order. */
  async listRedeemable(codes: readonly string[], now: Date): Promise<string[]> {
    const redeemable = { redeem_code: { $in: codes }, ...redeemableAt(now) };
    const found = await readMany(this.codes, redeemable, { projection: { redeem_code: 1 } });
    return found.map(({ redeem_code }) => redeem_code);
  }

  /** The given codes that exist, in no order. */
  async listOf(codes: readonly string[]): Promise<RedeemCode[]> {
    return this.codes
      .find({ redeem_code: { $in: codes } }, { searchKeys: 0 })
      .lean<RedeemCode[]>()
      .exec();
  }

  /** Deletes codes; returns how many existed. */
  async removeMany(codes: readonly string[]): Promise<number> {
    requireTransaction();
    const removed = await this.codes.deleteMany({ redeem_code: { $in: codes } }).exec();
    return removed.deletedCount;
  }
}

/** Unused and not ended (rules' isCodeEnded). */
const redeemableAt = (now: Date) => ({
  is_used: false,
  $or: [{ validUntil: null }, { validUntil: { $gt: now } }],
});
