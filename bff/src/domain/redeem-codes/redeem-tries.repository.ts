import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { REDEEM_TRIES } from '@portal/rules';
import { Model } from 'mongoose';
import { FailedTriesRepository } from '../../platform/failed-tries/failed-tries.repository';
import type { FailedTriesRecord } from '../../platform/failed-tries/failed-tries.schema';
import { REDEEM_TRIES_MODEL } from './redeem-tries.schema';

/** Failed redemptions. */
@Injectable()
export class RedeemTriesRepository extends FailedTriesRepository {
  constructor(@InjectModel(REDEEM_TRIES_MODEL) tries: Model<FailedTriesRecord>) {
    super(tries, REDEEM_TRIES);
  }
}
