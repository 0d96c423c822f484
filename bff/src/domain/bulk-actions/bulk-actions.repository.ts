import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BulkOutcome, BulkState } from '@portal/contracts';
import type { PlanShift } from '@portal/rules';
import { Model, Types } from 'mongoose';
import { countMany, readMany, readOne } from '../../platform/mongo/read';
import { isDocumentId } from '../../platform/mongo/document-id';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import type { BulkActionRecord } from './bulk-action';
import { BULK_ACTION_MODEL, type StoredBulkAction } from './bulk-action.schema';

/** Matches every started action. */
const STARTED = { startedAt: { $gt: new Date(0) } };

/** Stored bulk actions. */
@Injectable()
export class BulkActionsRepository {
  constructor(@InjectModel(BULK_ACTION_MODEL) private readonly actions: Model<StoredBulkAction>) {}

  /** Adds an action that is being planned. */
  async insert(record: BulkActionRecord): Promise<void> {
    const { action: act, ...rest } = record;
    await this.actions.create({ act, ...rest });
  }

  /** One action, null when there is none of this id. */
  async find(id: string): Promise<BulkActionRecord | null> {
    if (!isDocumentId(id)) return null;
    const stored = await readOne(this.actions, { _id: new Types.ObjectId(id) });
    return stored && recordOf(stored);
  }

  /** The oldest action in a state; null when there is none. */
  async findOldest(state: BulkState): Promise<BulkActionRecord | null> {
    const stored = await this.actions
      .findOne({ state })
      .sort({ createdAt: 1 })
      .lean<StoredBulkAction>()
      .exec();
    return stored && recordOf(stored);
  }

  /** Drafts created before an instant, oldest first. */
  async listDraftsBefore(instant: Date, limit: number): Promise<Types.ObjectId[]> {
    const drafts = await this.actions
      .find({ state: 'draft', createdAt: { $lte: instant } }, { _id: 1 })
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean<Pick<BulkActionRecord, '_id'>[]>()
      .exec();
    return drafts.map(({ _id }) => _id);
  }

  /** Actions that were started, newest first. */
  async listStarted(skip: number, limit: number): Promise<BulkActionRecord[]> {
    const page = { sort: { startedAt: -1, _id: -1 }, skip, limit } as const;
    const stored = await readMany(this.actions, STARTED, page);
    return stored.map(recordOf);
  }

  /** Number of actions that were ever started. */
  async countStarted(): Promise<number> {
    return countMany(this.actions, STARTED);
  }

  /** Changes an action if it is in `state`; false otherwise. */
  async change(
    id: Types.ObjectId,
    state: BulkState,
    facts: Partial<Omit<BulkActionRecord, '_id' | 'action'>>,
  ): Promise<boolean> {
    const result = await this.actions.updateOne({ _id: id, state }, { $set: facts }).exec();
    return result.matchedCount === 1;
  }

  /**
   * Updates the counters for a row that changes its outcome, in the same transaction. False when the action
   * is in another state; then nothing changes. Stopping an action conflicts here with processing its next
   * row.
   */
  async count(
    id: Types.ObjectId,
    state: BulkState,
    { from, to, shift }: { from: BulkOutcome; to: BulkOutcome; shift: PlanShift },
  ): Promise<boolean> {
    requireTransaction();
    const moved = { [`outcomes.${from}`]: -1, [`outcomes.${to}`]: 1 };
    const given = { 'sum.days': shift.days, 'sum.videos': shift.videos };
    const result = await this.actions
      .updateOne({ _id: id, state }, { $inc: { ...moved, ...given } })
      .exec();
    return result.matchedCount === 1;
  }

  /** Removes a draft; started actions stay. */
  async removeDraft(id: Types.ObjectId): Promise<void> {
    await this.actions.deleteOne({ _id: id, state: 'draft' }).exec();
  }
}

const recordOf = ({ act, ...rest }: StoredBulkAction): BulkActionRecord => ({
  action: act,
  ...rest,
});
