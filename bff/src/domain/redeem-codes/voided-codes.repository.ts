import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { countMany } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { REDEEM_CODE_MODEL, type RedeemCodeRecord } from './redeem-code.schema';
import { VOIDED_CODE_MODEL, type VoidedCodeRecord } from './voided-code.schema';

/** Moves the unused codes of a batch out of reach and back, with their ids. */
@Injectable()
export class VoidedCodesRepository {
  constructor(
    @InjectModel(REDEEM_CODE_MODEL) private readonly codes: Model<RedeemCodeRecord>,
    @InjectModel(VOIDED_CODE_MODEL) private readonly voided: Model<VoidedCodeRecord>,
  ) {}

  /** Voids the unused codes of a batch; returns how many there were. */
  async void(batch: string, voidedAt: Date): Promise<number> {
    requireTransaction();
    const unused = { batch, is_used: false };
    const found = await this.codes.find(unused).lean<RedeemCodeRecord[]>().exec();
    if (found.length === 0) return 0;
    await this.voided.insertMany(
      found.map((code) => ({ ...code, voidedAt })),
      { lean: true },
    );
    await this.codes.deleteMany(unused).exec();
    return found.length;
  }

  /** Restores the voided codes of a batch; returns how many there were. */
  async restore(batch: string): Promise<number> {
    requireTransaction();
    const found = await this.voided.find({ batch }).lean<VoidedCodeRecord[]>().exec();
    if (found.length === 0) return 0;
    const codes = found.map(({ voidedAt: _voidedAt, ...code }) => code);
    await this.codes.insertMany(codes, { lean: true });
    await this.voided.deleteMany({ batch }).exec();
    return found.length;
  }

  /** Number of voided codes of a batch. */
  async count(batch: string): Promise<number> {
    return countMany(this.voided, { batch });
  }
}
