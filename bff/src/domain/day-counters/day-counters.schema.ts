import type { Amount, CounterKey } from '@portal/rules';
import { Schema } from 'mongoose';

/** Token of the model of day counters. */
export const DAY_COUNTERS_MODEL = 'DayCounters';
/** Token of the model of changes that wait to be added to the counters. */
export const COUNTER_CHANGE_MODEL = 'CounterChange';

/** A counter of a day; the day is stored elsewhere. */
export interface KeyedAmount extends Amount {
  readonly key: CounterKey;
}

/**
 * A group of counters of one calendar day in the service zone, without waiting changes (CounterChangeRecord).
 * The stored names `day_figures` and `figures` cannot change, because instances of two versions share them.
 */
export interface DayCountersRecord {
  /** counter-group's storedDay. The primary key serves every query. */
  _id: string;
  figures: KeyedAmount[];
}

/** The change of a group of a day's counters by one transaction. */
export interface CounterChangeRecord {
  /** counter-group's storedDay. */
  day: string;
  figures: KeyedAmount[];
}

const figures = { type: Schema.Types.Mixed, required: true };

/** Collection `day_figures`: one document per day and group. */
export const dayCountersSchema = new Schema<DayCountersRecord>(
  { _id: { type: String, required: true }, figures },
  { collection: 'day_figures', versionKey: false, strict: 'throw' },
);

/** Collection `day_figure_changes`: changes of the last seconds, until the job adds them up. */
export const counterChangeSchema = new Schema<CounterChangeRecord>(
  { day: { type: String, required: true }, figures },
  { collection: 'day_figure_changes', versionKey: false, strict: 'throw' },
);

// Changes of a range of days, and within a day the first inserted first.
counterChangeSchema.index({ day: 1 });
