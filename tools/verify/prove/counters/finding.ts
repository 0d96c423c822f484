import type { DayCounter } from '@portal/rules';
import type { Db } from 'mongodb';

/** Result of one comparison of counters with their records. */
export interface Finding {
  /** Name of the counters. */
  readonly name: string;
  /** Number of counted records. */
  readonly counted: number;
  /** Number of compared counters. */
  readonly compared: number;
  /** The wrong counters as text. */
  readonly wrong: readonly string[];
}

/** Numbers by name. */
export type Tally = Map<string, number>;

/** Adds to the count of a name. */
export function add(tally: Tally, name: string, by = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + by);
}

/** The stored counters of activity, those that wait included, by day and key. */
export async function keptActivity(db: Db): Promise<Tally> {
  const kept: Tally = new Map();
  const addAll = (day: string, counters: readonly Omit<DayCounter, 'day'>[]): void => {
    for (const { key, count } of counters) add(kept, `${day} ${key.join(' ')}`, count);
  };
  const days = { $regex: '^activity ' } as const;
  for await (const { _id, figures: counters } of db
    .collection<{ _id: string; figures: DayCounter[] }>('day_figures')
    .find({ _id: days }))
    addAll(dayOf(_id), counters);
  for await (const { day, figures: counters } of db
    .collection<{ day: string; figures: DayCounter[] }>('day_figure_changes')
    .find({ day: days }))
    addAll(dayOf(day), counters);
  return kept;
}

const dayOf = (stored: string): string => stored.slice('activity '.length);

/** Compares stored counters with counted records. A missing name counts as 0. */
export function compareTallies(kept: Tally, counted: Tally): string[] {
  const names = [...new Set([...kept.keys(), ...counted.keys()])].toSorted();
  return names
    .filter((name) => (kept.get(name) ?? 0) !== (counted.get(name) ?? 0))
    .map((name) => `${name}: kept ${kept.get(name) ?? 0}, counted ${counted.get(name) ?? 0}`);
}
