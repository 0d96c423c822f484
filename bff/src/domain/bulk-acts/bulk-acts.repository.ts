import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BulkOutcome, BulkState } from '@portal/contracts';
import type { PlanShift } from '@portal/rules';
import { type ClientSession, Model, Types } from 'mongoose';
import { BULK_ACT_MODEL } from './bulk-act.schema';
import type { BulkActRecord } from './bulk-act';

/** When anything was started at all. */
const STARTED = { startedAt: { $gt: new Date(0) } };

/** Stored bulk actions. */
@Injectable()
export class BulkActsRepository {
  constructor(@InjectModel(BULK_ACT_MODEL) private readonly acts: Model<BulkActRecord>) {}

  /** Adds an act that is being planned. */
  async insert(act: BulkActRecord): Promise<void> {
    await this.acts.create(act);
  }

  /** One act, null when there is none of this id. */
  async find(id: string, session?: ClientSession): Promise<BulkActRecord | null> {
    if (!/^[0-9a-f]{24}$/.test(id)) return null;
    return this.acts
      .findOne({ _id: new Types.ObjectId(id) }, {}, { session })
      .lean<BulkActRecord>()
      .exec();
  }

  /** The oldest act of a state, null when there is none. */
  async findOldest(state: BulkState): Promise<BulkActRecord | null> {
    return this.acts.findOne({ state }).sort({ createdAt: 1 }).lean<BulkActRecord>().exec();
  }

  /** Drafts made before an instant, the oldest first. */
  async listDraftsBefore(instant: Date, limit: number): Promise<Types.ObjectId[]> {
    const drafts = await this.acts
      .find({ state: 'draft', createdAt: { $lte: instant } }, { _id: 1 })
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean<Pick<BulkActRecord, '_id'>[]>()
      .exec();
    return drafts.map(({ _id }) => _id);
  }

  /** Acts that were started, newest first. */
  async listStarted(skip: number, limit: number): Promise<BulkActRecord[]> {
    return this.acts
      .find(STARTED)
      .sort({ startedAt: -1, _id: -1 })
      .skip(skip)
      .limit(limit)
      .lean<BulkActRecord[]>()
      .exec();
  }

  /** How many acts were ever started. */
  async countStarted(): Promise<number> {
    return this.acts.countDocuments(STARTED).exec();
  }

  /** Changes an act that is in a state; false when it is not in it. */
  async change(
    id: Types.ObjectId,
    state: BulkState,
    facts: Partial<Omit<BulkActRecord, '_id'>>,
    session?: ClientSession,
  ): Promise<boolean> {
    const result = await this.acts
      .updateOne({ _id: id, state }, { $set: facts }, { session })
      .exec();
    return result.matchedCount === 1;
  }

  /**
   * Counts a row that changes its outcome, together with that change; false when the act is in another
   * state, which then stays as it is: who stops an act and who does its next row collide here.
   */
  async count(
    id: Types.ObjectId,
    state: BulkState,
    { from, to, shift }: { from: BulkOutcome; to: BulkOutcome; shift: PlanShift },
    session: ClientSession,
  ): Promise<boolean> {
    const moved = { [`outcomes.${from}`]: -1, [`outcomes.${to}`]: 1 };
    const given = { 'sum.days': shift.days, 'sum.videos': shift.videos };
    const result = await this.acts
      .updateOne({ _id: id, state }, { $inc: { ...moved, ...given } }, { session })
      .exec();
    return result.matchedCount === 1;
  }

  /** Forgets a draft; what was started stays. */
  async removeDraft(id: Types.ObjectId): Promise<void> {
    await this.acts.deleteOne({ _id: id, state: 'draft' }).exec();
  }
}
