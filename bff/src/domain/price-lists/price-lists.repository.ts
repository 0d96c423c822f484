import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PricedPlan } from '@portal/rules';
import { Model } from 'mongoose';
import { readMany, readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import type { PriceDraft, PriceList } from './price-list';
import { PRICE_DRAFT_MODEL, PRICE_LIST_MODEL, type StoredDraft } from './price-list.schema';

const DRAFT = { _id: 'draft' } as const;

/** Stored price lists, and the draft of the next one. */
@Injectable()
export class PriceListsRepository {
  constructor(
    @InjectModel(PRICE_LIST_MODEL) private readonly lists: Model<PriceList>,
    @InjectModel(PRICE_DRAFT_MODEL) private readonly drafts: Model<StoredDraft>,
  ) {}

  /** The newest lists, newest first. */
  async listNewest(limit: number): Promise<PriceList[]> {
    return readMany<PriceList>(
      this.lists,
      {},
      { projection: { _id: 0 }, sort: { number: -1 }, limit },
    );
  }

  /** The newest lists whose publication was not cancelled, newest first. */
  async listValid(limit: number): Promise<PriceList[]> {
    const found = { projection: { _id: 0 }, sort: { number: -1 as const }, limit };
    return readMany<PriceList>(this.lists, { cancelledAt: null }, found);
  }

  /** The list with a number; null when it is not stored. */
  async find(number: number): Promise<PriceList | null> {
    return readOne<PriceList>(this.lists, { number }, { _id: 0 });
  }

  /** Adds lists. @throws error 11000 when a number is used. */
  async insertMany(lists: readonly PriceList[]): Promise<void> {
    requireTransaction();
    await this.lists.insertMany(lists);
  }

  /** Marks the publication of a list as cancelled. */
  async cancel(number: number, cancelledAt: Date, cancelledBy: string): Promise<void> {
    requireTransaction();
    await this.lists.updateOne({ number }, { $set: { cancelledAt, cancelledBy } }).exec();
  }

  /** The draft; null when there is none. */
  async findDraft(): Promise<PriceDraft | null> {
    return readOne<StoredDraft, PriceDraft>(this.drafts, DRAFT, { _id: 0 });
  }

  /** Replaces the draft. */
  async saveDraft(
    draft: Omit<PriceDraft, 'plans'> & { readonly plans: readonly PricedPlan[] },
  ): Promise<void> {
    requireTransaction();
    await this.drafts.updateOne(DRAFT, { $set: draft }, { upsert: true }).exec();
  }

  /** Removes the draft. */
  async removeDraft(): Promise<void> {
    requireTransaction();
    await this.drafts.deleteOne(DRAFT).exec();
  }
}
