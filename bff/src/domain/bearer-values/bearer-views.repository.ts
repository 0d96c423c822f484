import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { BEARER_VIEW_MODEL, type BearerViewRecord } from './bearer-view.schema';

/** Recently recorded views of unmasked bearer values. */
@Injectable()
export class BearerViewsRepository {
  constructor(@InjectModel(BEARER_VIEW_MODEL) private readonly views: Model<BearerViewRecord>) {}

  /** Until when a view counts as recorded; null when it was never recorded. */
  async findEnd(id: string): Promise<Date | null> {
    return (await readOne(this.views, { _id: id }, { expiresAt: 1 }))?.expiresAt ?? null;
  }

  /** Stores that a view is recorded. @throws error 11000 when another instance stored it first. */
  async save({ _id, expiresAt }: BearerViewRecord): Promise<void> {
    requireTransaction();
    await this.views.findOneAndUpdate({ _id }, { $set: { expiresAt } }, { upsert: true }).exec();
  }
}
