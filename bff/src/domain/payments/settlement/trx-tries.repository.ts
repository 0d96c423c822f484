import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { TRX_TRIES } from '@portal/rules';
import { Model } from 'mongoose';
import { FailedTriesRepository } from '../../../platform/failed-tries/failed-tries.repository';
import type { FailedTriesRecord } from '../../../platform/failed-tries/failed-tries.schema';
import { TRX_TRIES_MODEL } from './trx-tries.schema';

/** Entered transaction ids that matched no money. */
@Injectable()
export class TrxTriesRepository extends FailedTriesRepository {
  constructor(@InjectModel(TRX_TRIES_MODEL) tries: Model<FailedTriesRecord>) {
    super(tries, TRX_TRIES);
  }
}
