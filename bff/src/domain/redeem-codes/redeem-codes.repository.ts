import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { REDEEM_CODE_MODEL, type RedeemCodeRecord } from './redeem-code.schema';

/** Reads redeem codes. */
@Injectable()
export class RedeemCodesRepository {
  constructor(@InjectModel(REDEEM_CODE_MODEL) private readonly codes: Model<RedeemCodeRecord>) {}

  /** How many codes are used and how many are not. */
  async countByUse(): Promise<{ used: number; available: number }> {
    const [used, available] = await Promise.all([
      this.codes.countDocuments({ is_used: true }).exec(),
      this.codes.countDocuments({ is_used: false }).exec(),
    ]);
    return { used, available };
  }
}
