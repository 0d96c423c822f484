import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BulkOutcome } from '@portal/contracts';
import { Model, type Types } from 'mongoose';
import { readMany } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import type { BulkRow, RowResult } from './bulk-action';
import { BULK_ROW_MODEL, type StoredBulkRow } from './bulk-row.schema';

/** Stored rows of bulk actions: one per user. */
@Injectable()
export class BulkRowsRepository {
  constructor(@InjectModel(BULK_ROW_MODEL) private readonly rows: Model<StoredBulkRow>) {}

  /** Adds rows. @throws error 11000 when a user is in the action already. */
  async insertAll(rows: readonly BulkRow[]): Promise<void> {
    // Only the service creates rows; validating each against the schema costs more than writing it.
    await this.rows.insertMany(rows.map(storedOf), { lean: true, ordered: false });
  }

  /** The row of a user, null when the user is not in the action. */
  async find(actionId: Types.ObjectId, userId: number): Promise<BulkRow | null> {
    const stored = await this.rows
      .findOne({ actId: actionId, userId }, { _id: 0 })
      .lean<StoredBulkRow>()
      .exec();
    return stored && rowOf(stored);
  }

  /** Rows by user, all or of one outcome, after skipping some. */
  async list(
    actionId: Types.ObjectId,
    outcome: BulkOutcome | undefined,
    skip: number,
    limit: number,
  ): Promise<BulkRow[]> {
    const filter = outcome === undefined ? { actId: actionId } : { actId: actionId, outcome };
    const stretch = { projection: { _id: 0 }, sort: { userId: 1 }, skip, limit } as const;
    return (await readMany(this.rows, filter, stretch)).map(rowOf);
  }

  /** Writes the result of a row if its outcome is still the same; false otherwise. */
  async settle(
    { actionId, userId, outcome }: BulkRow,
    { details: _audited, ...result }: RowResult,
  ): Promise<boolean> {
    requireTransaction();
    const written = await this.rows
      .updateOne({ actId: actionId, userId, outcome }, { $set: result })
      .exec();
    return written.matchedCount === 1;
  }

  /** Removes all rows of an action. */
  async removeAll(actionId: Types.ObjectId): Promise<void> {
    await this.rows.deleteMany({ actId: actionId }).exec();
  }
}

const rowOf = ({ actId, ...rest }: StoredBulkRow): BulkRow => ({ actionId: actId, ...rest });

const storedOf = ({ actionId, ...rest }: BulkRow): StoredBulkRow => ({ actId: actionId, ...rest });
