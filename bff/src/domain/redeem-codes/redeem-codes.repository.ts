import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import { REDEEM_CODE_MODEL, type RedeemCodeRecord } from './redeem-code.schema';

/** What redeeming needs of a code that was just taken. */
export interface TakenCode extends Pick<RedeemCodeRecord, 'days' | 'videos'> {
  _id: { toString(): string };
}

/** Stored redeem codes. */
@Injectable()
export class RedeemCodesRepository {
  constructor(@InjectModel(REDEEM_CODE_MODEL) private readonly codes: Model<RedeemCodeRecord>) {}

  /** Adds codes. @throws error 11000 when one of them exists. */
  async insertMany(codes: readonly RedeemCodeRecord[], session: ClientSession): Promise<void> {
    await this.codes.insertMany(codes, { session });
  }

  /** Marks an unused code as used by a user and gives it; null when there is no such unused code. */
  async take(code: string, userId: number, session: ClientSession): Promise<TakenCode | null> {
    return this.codes
      .findOneAndUpdate(
        { redeem_code: code, is_used: false },
        { $set: { is_used: true }, $push: { used_by_users: userId } },
        { session, projection: { days: 1, videos: 1 } },
      )
      .lean<TakenCode>()
      .exec();
  }

  /** How many codes are used and how many are not. */
  async countByUse(): Promise<{ used: number; available: number }> {
    const [used, available] = await Promise.all([
      this.codes.countDocuments({ is_used: true }).exec(),
      this.codes.countDocuments({ is_used: false }).exec(),
    ]);
    return { used, available };
  }
}
