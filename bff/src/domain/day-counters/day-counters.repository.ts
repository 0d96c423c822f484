import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type DayCounter, type DayRange, sumCounters } from '@portal/rules';
import { Model, type Types } from 'mongoose';
import { readMany } from '../../platform/mongo/read';
import { atEnd, requireTransaction } from '../../platform/mongo/running-transaction';
import { type CounterGroup, dayOf, groupOf, laterThan, storedDay } from './counter-group';
import {
  DAY_COUNTERS_MODEL,
  type DayCountersRecord,
  COUNTER_CHANGE_MODEL,
  type CounterChangeRecord,
} from './day-counters.schema';
import { EarlierDaysRepository } from './earlier-days.repository';

type StoredChange = CounterChangeRecord & { readonly _id: Types.ObjectId };

/** Stored counters of days, and the changes that wait to be added to them. */
@Injectable()
export class DayCountersRepository {
  constructor(
    @InjectModel(DAY_COUNTERS_MODEL) private readonly days: Model<DayCountersRecord>,
    @InjectModel(COUNTER_CHANGE_MODEL) private readonly changes: Model<CounterChangeRecord>,
    private readonly earlier: EarlierDaysRepository,
  ) {}

  /** Stores changes at the end of the transaction, as new documents, so that transactions do not conflict. */
  note(counters: readonly DayCounter[]): void {
    atEnd().insertAsIs(this.changes, ...changesOf(counters));
  }

  /** A group of counters of a range of days, including waiting changes. Needs one snapshot. */
  async list(range: DayRange, group: CounterGroup): Promise<DayCounter[]> {
    const ids = { $gte: storedDay(range.from, group), $lte: storedDay(range.to, group) };
    const earlier = group === 'activity' ? await this.earlier.list(range) : [];
    const kept = await this.listKept(ids);
    const waiting = await readMany<CounterChangeRecord, StoredChange>(
      this.changes,
      { day: ids },
      {},
    );
    const counters = [...kept, ...waiting].flatMap(countersOfDay);
    return sumCounters([...earlier, ...counters.map((one) => ({ ...one, day: dayOf(one.day) }))]);
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
    const kept = await this.listKept({ $in: days });
    const sums = sumCounters([...kept, ...waiting].flatMap(countersOfDay));
    for (const day of days)
      await this.save(
        day,
        sums.filter((one) => one.day === day),
      );
    const settled = { _id: { $in: waiting.map(({ _id }) => _id) } };
    await this.changes.deleteMany(settled).exec();
  }

  /** Replaces a group of counters of a day, and removes its waiting changes that the snapshot has. */
  async replace(day: string, group: CounterGroup, counters: readonly DayCounter[]): Promise<void> {
    requireTransaction();
    const id = storedDay(day, group);
    if (group === 'activity') await this.earlier.remove(day);
    await this.changes.deleteMany({ day: id }).exec();
    await this.save(id, counters);
  }

  /** The first later day with counters or changes of a group; null when there is none. */
  async dayAfter(day: string, group: CounterGroup): Promise<string | null> {
    const later = laterThan(day, group);
    const kept = await this.days
      .findOne({ _id: later }, { _id: 1 })
      .sort({ _id: 1 })
      .lean<Pick<DayCountersRecord, '_id'>>()
      .exec();
    const waiting = await this.changes
      .findOne({ day: later }, { day: 1 })
      .sort({ day: 1 })
      .lean<Pick<CounterChangeRecord, 'day'>>()
      .exec();
    const earlier = group === 'activity' ? await this.earlier.dayAfter(day) : undefined;
    const days = [kept?._id, waiting?.day, earlier].flatMap((one) => (one ? dayOf(one) : []));
    return days.toSorted()[0] ?? null;
  }

  private async listKept(ids: object): Promise<CounterChangeRecord[]> {
    const kept = await readMany(this.days, { _id: ids }, { sort: { _id: 1 } });
    return kept.map(({ _id: day, figures }) => ({ day, figures }));
  }

  private async save(id: string, of: readonly DayCounter[]): Promise<void> {
    requireTransaction();
    if (of.length === 0) {
      await this.days.deleteOne({ _id: id }).exec();
      return;
    }
    const figures = of.map(({ day: _day, ...counter }) => counter);
    await this.days
      .findOneAndUpdate({ _id: id }, { $set: { figures } }, { upsert: true })
      .lean()
      .exec();
  }
}

const countersOfDay = ({ day, figures }: CounterChangeRecord): DayCounter[] =>
  figures.map((counter) => ({ ...counter, day }));

function changesOf(counters: readonly DayCounter[]): CounterChangeRecord[] {
  const changes = new Map<string, CounterChangeRecord>();
  for (const { day, ...counter } of counters) {
    const id = storedDay(day, groupOf(counter.key));
    const known = changes.get(id) ?? { day: id, figures: [] };
    known.figures.push(counter);
    changes.set(id, known);
  }
  return [...changes.values()];
}
