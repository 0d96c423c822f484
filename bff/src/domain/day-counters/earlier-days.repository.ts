import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { DayCounter, DayRange } from '@portal/rules';
import type { Connection } from 'mongoose';
import { requireTransaction, runningTransaction } from '../../platform/mongo/running-transaction';
import { countersOfEarlierDay, EARLIER_DAYS, type EarlierDay } from './earlier-day';

/**
 * Counters that instances of versions before 0098 wrote, and still write during a rolling release. The
 * contract phase of migration 0010 moves them; the version after this one may drop this file.
 */
@Injectable()
export class EarlierDaysRepository {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** The counters of a range of days that are not moved yet. */
  async list({ from, to }: DayRange): Promise<DayCounter[]> {
    const days = await this.days
      .find({ _id: { $gte: from, $lte: to } }, { session: runningTransaction()?.session })
      .sort({ _id: 1 })
      .toArray();
    return days.flatMap((one) =>
      countersOfEarlierDay(one).map((counter) => ({ ...counter, day: one._id })),
    );
  }

  /** Removes a day. */
  async remove(day: string): Promise<void> {
    await this.days.deleteOne({ _id: day }, { session: requireTransaction() });
  }

  /** The first later day; undefined when there is none. */
  async dayAfter(day: string): Promise<string | undefined> {
    const next = await this.days.findOne({ _id: { $gt: day } }, { sort: { _id: 1 } });
    return next?._id;
  }

  private get days() {
    return this.connection.collection<EarlierDay>(EARLIER_DAYS);
  }
}
