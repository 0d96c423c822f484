import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BulkOutcome } from '@portal/contracts';
import { type ClientSession, Model, type Types } from 'mongoose';
import type { BulkRow, RowResult } from './bulk-act';
import { BULK_ROW_MODEL } from './bulk-row.schema';

/** Users of bulk actions, and what became of them. */
@Injectable()
export class BulkRowsRepository {
  constructor(@InjectModel(BULK_ROW_MODEL) private readonly rows: Model<BulkRow>) {}

  /** Adds rows. @throws error 11000 when a user stands in the act already. */
  async insertAll(rows: readonly BulkRow[]): Promise<void> {
    // Rows are made by the service alone; checking each against the schema costs more than writing it.
    await this.rows.insertMany([...rows], { lean: true, ordered: false });
  }

  /** The row of a user, null when the user is not in the act. */
  async find(
    actId: Types.ObjectId,
    userId: number,
    session: ClientSession,
  ): Promise<BulkRow | null> {
    return this.rows.findOne({ actId, userId }, { _id: 0 }, { session }).lean<BulkRow>().exec();
  }

  /** Rows by user, all or of one outcome, after skipping some. */
  async list(
    actId: Types.ObjectId,
    outcome: BulkOutcome | undefined,
    skip: number,
    limit: number,
  ): Promise<BulkRow[]> {
    return this.rows
      .find(outcome === undefined ? { actId } : { actId, outcome }, { _id: 0 })
      .sort({ userId: 1 })
      .skip(skip)
      .limit(limit)
      .lean<BulkRow[]>()
      .exec();
  }

  /** Writes what became of a row that has an outcome; false when it has another one. */
  async settle(
    { actId, userId, outcome }: BulkRow,
    { details: _audited, ...result }: RowResult,
    session: ClientSession,
  ): Promise<boolean> {
    const written = await this.rows
      .updateOne({ actId, userId, outcome }, { $set: result }, { session })
      .exec();
    return written.matchedCount === 1;
  }

  /** Forgets all rows of an act. */
  async removeAll(actId: Types.ObjectId): Promise<void> {
    await this.rows.deleteMany({ actId }).exec();
  }
}
