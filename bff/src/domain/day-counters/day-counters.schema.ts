import type { Amount, DayCounter, CounterKey } from '@portal/rules';
import { Schema } from 'mongoose';

/** Token of the model of day counters. */
export const DAY_COUNTERS_MODEL = 'DayCounters';
/** Token of the model of changes that wait to be added to them. */
export const COUNTER_CHANGE_MODEL = 'CounterChange';

/** A counter of a day that is reported elsewhere. */
export interface KeyedAmount extends Amount {
  readonly key: CounterKey;
}

/**
 * The counters of one calendar day in the service's zone; those of CounterChangeRecord come to them. The
 * stored names `day_figures` and `figures` stay, because instances of two versions share them.
 */
export interface DayCountersRecord {
  /** `YYYY-MM-DD`. The primary key serves every query. */
  _id: string;
  figures: KeyedAmount[];
}

/** By how much a transaction changed the counters of a day. */
export interface CounterChangeRecord {
  day: DayCounter['day'];
  figures: KeyedAmount[];
}

const figures = { type: Schema.Types.Mixed, required: true };

/** Collection `day_figures`: one document a day. */
export const dayCountersSchema = new Schema<DayCountersRecord>(
  { _id: { type: String, required: true }, figures },
  { collection: 'day_figures', versionKey: false, strict: 'throw' },
);

/** Collection `day_figure_changes`: a few seconds' changes, until the job has added them up. */
export const counterChangeSchema = new Schema<CounterChangeRecord>(
  { day: { type: String, required: true }, figures },
  { collection: 'day_figure_changes', versionKey: false, strict: 'throw' },
);

// Changes of some days.
counterChangeSchema.index({ day: 1 });
