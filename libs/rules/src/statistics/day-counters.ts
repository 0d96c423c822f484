import { calendarDay, isCalendarDay } from '../time/calendar-day';

/** What a counter counts: a word, then what tells counters of that word apart. */
export type CounterKey = readonly (string | null)[];

/** A number of things, and what they are worth together. */
export interface Amount {
  readonly count: number;
  /** In hundredths of a currency where the key is one of money, else 0. */
  readonly amount: number;
}

/** Something that counts at an instant. */
export interface Counted extends Amount {
  readonly key: CounterKey;
  readonly at: Date;
}

/** How much of something a calendar day has, or by how much that changes. */
export interface DayCounter extends Amount {
  /** `YYYY-MM-DD` in the service's zone. */
  readonly day: string;
  readonly key: CounterKey;
}

const nameOf = ({ day, key }: DayCounter): string => `${day} ${JSON.stringify(key)}`;

/** Adds up counters of the same day and key; those that come to nothing are left out. In a fixed order. */
export function sumCounters(counters: Iterable<DayCounter>): DayCounter[] {
  const sums = new Map<string, DayCounter>();
  for (const counter of counters) {
    const name = nameOf(counter);
    const { count, amount } = sums.get(name) ?? { count: 0, amount: 0 };
    const sum = { count: count + counter.count, amount: amount + counter.amount };
    sums.set(name, { day: counter.day, key: counter.key, ...sum });
  }
  return [...sums.entries()]
    .filter(([, { count, amount }]) => count !== 0 || amount !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, counter]) => counter);
}

/** The counters of days of a zone that some things make; what lies outside the calendar makes none. */
export function countersOf(counted: readonly Counted[], zone: string): DayCounter[] {
  const counters = counted.map(({ at, ...counter }) => ({
    ...counter,
    day: calendarDay(at, zone),
  }));
  return sumCounters(counters.filter(({ day }) => isCalendarDay(day)));
}

/** Takes away what counted before. */
export function uncounted(before: readonly Counted[]): Counted[] {
  // Not -0, which is another number to the database.
  return before.map((one) => ({ ...one, count: 0 - one.count, amount: 0 - one.amount }));
}
