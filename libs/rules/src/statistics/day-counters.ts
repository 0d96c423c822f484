import { calendarDay, isCalendarDay } from '../time/calendar-day';

/** The key of a counter: a word, then its parameters. */
export type CounterKey = readonly (string | null)[];

/** A count and a total value. */
export interface Amount {
  readonly count: number;
  /** In hundredths of a currency if the key counts money, else 0. */
  readonly amount: number;
}

/** A count at an instant. */
export interface Counted extends Amount {
  readonly key: CounterKey;
  readonly at: Date;
}

/** The value of one counter on a calendar day, or a change of it. */
export interface DayCounter extends Amount {
  /** `YYYY-MM-DD` in the service's zone. */
  readonly day: string;
  readonly key: CounterKey;
}

const compareTexts = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);

const nameOf = ({ day, key }: DayCounter): string => `${day} ${JSON.stringify(key)}`;

/** Sums counters of the same day and key, without zeros; by day, and within a day the first counted first. */
export function sumCounters(counters: Iterable<DayCounter>): DayCounter[] {
  const sums = new Map<string, DayCounter>();
  for (const counter of counters) {
    const name = nameOf(counter);
    const { count, amount } = sums.get(name) ?? { count: 0, amount: 0 };
    const sum = { count: count + counter.count, amount: amount + counter.amount };
    sums.set(name, { day: counter.day, key: counter.key, ...sum });
  }
  return [...sums.values()]
    .filter(({ count, amount }) => count !== 0 || amount !== 0)
    .toSorted((one, other) => compareTexts(one.day, other.day));
}

/** The counters per calendar day of a zone for some events. Instants outside the calendar are ignored. */
export function countersOf(counted: readonly Counted[], zone: string): DayCounter[] {
  const counters = counted.map(({ at, ...counter }) => ({
    ...counter,
    day: calendarDay(at, zone),
  }));
  return sumCounters(counters.filter(({ day }) => isCalendarDay(day)));
}

/** The negative counter values, which subtract what was counted before. */
export function uncounted(before: readonly Counted[]): Counted[] {
  // Avoids -0, which the database stores as a different number.
  return before.map((one) => ({ ...one, count: 0 - one.count, amount: 0 - one.amount }));
}
