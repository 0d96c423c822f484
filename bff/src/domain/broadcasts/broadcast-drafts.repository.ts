import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { countMany, readMany } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { BROADCAST_DRAFT_MODEL, type BroadcastDraftRecord } from './broadcast-draft.schema';

/** Matches every one, by the index on its time. */
const ALL = { savedAt: { $gt: new Date(0) } };

/** Stored drafts and templates of broadcasts. */
@Injectable()
export class BroadcastDraftsRepository {
  constructor(
    @InjectModel(BROADCAST_DRAFT_MODEL) private readonly drafts: Model<BroadcastDraftRecord>,
  ) {}

  /** The newest ones, at most `limit`. */
  async list(limit: number): Promise<BroadcastDraftRecord[]> {
    return readMany(this.drafts, ALL, { sort: { savedAt: -1, _id: -1 }, limit });
  }

  /** Number of stored ones. */
  async count(): Promise<number> {
    return countMany(this.drafts, ALL);
  }

  /** Adds one; returns its id. */
  async insert(draft: Omit<BroadcastDraftRecord, '_id'>): Promise<string> {
    requireTransaction();
    const [stored] = await this.drafts.create([draft]);
    return String(stored?._id);
  }

  /** Removes one and returns it; null when there is none. */
  async remove(id: string): Promise<BroadcastDraftRecord | null> {
    requireTransaction();
    const draft = await this.drafts.findById(id).lean<BroadcastDraftRecord>().exec();
    if (draft) await this.drafts.deleteOne({ _id: id }).exec();
    return draft;
  }

  /** Removes a draft; a template stays. */
  async removeDraft(id: string): Promise<void> {
    requireTransaction();
    await this.drafts.deleteOne({ _id: id, isTemplate: false }).exec();
  }
}
