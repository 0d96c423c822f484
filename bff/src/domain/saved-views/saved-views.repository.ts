import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { SAVED_VIEWS_MODEL, type SavedViewsRecord, type StoredView } from './saved-views.schema';

/** Stored views of lists, in one document for each `owner` (SHARED_VIEWS, or ownViewsOf). */
@Injectable()
export class SavedViewsRepository {
  constructor(
    @InjectModel(SAVED_VIEWS_MODEL) private readonly documents: Model<SavedViewsRecord>,
  ) {}

  /** The views of an owner, oldest first. */
  async list(owner: string): Promise<StoredView[]> {
    return (await readOne(this.documents, { _id: owner }))?.views ?? [];
  }

  /** Stores all views of an owner. */
  async write(owner: string, views: readonly StoredView[]): Promise<void> {
    requireTransaction();
    await this.documents
      .findOneAndUpdate({ _id: owner }, { $set: { views: [...views] } }, { upsert: true })
      .exec();
  }
}
