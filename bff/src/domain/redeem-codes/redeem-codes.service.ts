import { Injectable } from '@nestjs/common';
import { RedeemCodesRepository } from './redeem-codes.repository';

/** Codes that give days and videos once (spec admin.md §3). */
@Injectable()
export class RedeemCodesService {
  constructor(private readonly codes: RedeemCodesRepository) {}

  /** How many codes are used and how many are not. */
  async countByUse(): Promise<{ used: number; available: number }> {
    return this.codes.countByUse();
  }
}
