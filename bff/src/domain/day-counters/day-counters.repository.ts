import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type DayCounter, type DayRange, sumCounters } from '@portal/rules';
import { Model, type Types } from 'mongoose';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import {
  DAY_COUNTERS_MODEL,
  type DayCountersRecord,
  COUNTER_CHANGE_MODEL,
  type CounterChangeRecord,
} from './day-counters.schema';

type StoredChange = CounterChangeRecord & { readonly _id: Types.ObjectId };

/** Stored counters of days, and the changes that wait to be added to them. */
@Injectable()
export class DayCountersRepository {
  constructor(
    @InjectModel(DAY_COUNTERS_MODEL) private readonly days: Model<DayCountersRecord>,
    @InjectModel(COUNTER_CHANGE_MODEL) private readonly changes: Model<CounterChangeRecord>,
  ) {}

  /** Stores the changes of a transaction as new documents, so that transactions do not conflict. */
  async note(counters: readonly DayCounter[]): Promise<void> {
    requireTransaction();
    if (counters.length > 0) await this.changes.insertMany(byDay(counters));
  }

  /** The counters of a range of days, including waiting changes. Needs a session with a snapshot. */
  async list({ from, to }: DayRange): Promise<DayCounter[]> {
    const kept = await this.days
      .find({ _id: { $gte: from, $lte: to } }, {})
      .sort({ _id: 1 })
      .lean<DayCountersRecord[]>()
      .exec();
    const waiting = await this.changes
      .find({ day: { $gte: from, $lte: to } }, {})
      .lean<StoredChange[]>()
      .exec();
    const keptByDay = kept.map(({ _id: day, figures }) => ({ day, figures }));
    return sumCounters([...keptByDay, ...waiting].flatMap(countersOfDay));
  }

  /** Whether any changes wait. */
  async hasWaiting(): Promise<boolean> {
    return (await this.changes.exists({ day: { $gt: '' } })) !== null;
  }

  /** Adds up to `limit` waiting changes to their days, within a transaction. */
  async settle(limit: number): Promise<void> {
    requireTransaction();
    const waiting = await this.changes
      .find({ day: { $gt: '' } }, {})
      .sort({ day: 1 })
      .limit(limit)
      .lean<StoredChange[]>()
      .exec();
    const days = [...new Set(waiting.map(({ day }) => day))];
    const kept = await this.days
      .find({ _id: { $in: days } }, {})
      .lean<DayCountersRecord[]>()
      .exec();
    const keptByDay = kept.map(({ _id: day, figures }) => ({ day, figures }));
    const sums = sumCounters([...keptByDay, ...waiting].flatMap(countersOfDay));
    for (const day of days)
      await this.save(
        day,
        sums.filter((one) => one.day === day),
      );
    const settled = { _id: { $in: waiting.map(({ _id }) => _id) } };
    await this.changes.deleteMany(settled).exec();
  }

  /** Replaces the counters of a day, and removes its waiting changes that the session sees. */
  async replace(day: string, counters: readonly DayCounter[]): Promise<void> {
    requireTransaction();
    await this.changes.deleteMany({ day }).exec();
    await this.save(day, counters);
  }

  /** The first later day with counters or changes; null when there is none. */
  async dayAfter(day: string): Promise<string | null> {
    const kept = await this.days
      .findOne({ _id: { $gt: day } }, { _id: 1 })
      .sort({ _id: 1 })
      .lean<Pick<DayCountersRecord, '_id'>>()
      .exec();
    const waiting = await this.changes
      .findOne({ day: { $gt: day } }, { day: 1 })
      .sort({ day: 1 })
      .lean<Pick<CounterChangeRecord, 'day'>>()
      .exec();
    return [kept?._id, waiting?.day].filter((one) => one !== undefined).toSorted()[0] ?? null;
  }

  private async save(day: string, of: readonly DayCounter[]): Promise<void> {
    requireTransaction();
    if (of.length === 0) {
      await this.days.deleteOne({ _id: day }).exec();
      return;
    }
    const figures = of.map(({ day: _day, ...counter }) => counter);
    await this.days
      .findOneAndUpdate({ _id: day }, { $set: { figures } }, { upsert: true })
      .lean()
      .exec();
  }
}

const countersOfDay = ({ day, figures }: CounterChangeRecord): DayCounter[] =>
  figures.map((counter) => ({ ...counter, day }));

function byDay(counters: readonly DayCounter[]): CounterChangeRecord[] {
  const days = new Map<string, CounterChangeRecord>();
  for (const { day, ...counter } of counters) {
    const known = days.get(day) ?? { day, figures: [] };
    known.figures.push(counter);
    days.set(day, known);
  }
  return [...days.values()];
}
