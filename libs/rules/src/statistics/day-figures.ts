import { calendarDay, isCalendarDay } from '../time/calendar-day';

/** The key of a figure: a word, then its parameters. */
export type FigureKey = readonly (string | null)[];

/** A count and a total value. */
export interface Amount {
  readonly count: number;
  /** In hundredths of a currency where the key is one of money, else 0. */
  readonly amount: number;
}

/** Something that counts at an instant. */
export interface Counted extends Amount {
  readonly key: FigureKey;
  readonly at: Date;
}

/** How much of something a calendar day has, or by how much that changes. */
export interface DayFigure extends Amount {
  /** `YYYY-MM-DD` in the service's zone. */
  readonly day: string;
  readonly key: FigureKey;
}

const nameOf = ({ day, key }: DayFigure): string => `${day} ${JSON.stringify(key)}`;

/** Adds up figures of the same day and key, without zeros, in a fixed order. */
export function sumFigures(figures: Iterable<DayFigure>): DayFigure[] {
  const sums = new Map<string, DayFigure>();
  for (const figure of figures) {
    const name = nameOf(figure);
    const { count, amount } = sums.get(name) ?? { count: 0, amount: 0 };
    const sum = { count: count + figure.count, amount: amount + figure.amount };
    sums.set(name, { day: figure.day, key: figure.key, ...sum });
  }
  return [...sums.entries()]
    .filter(([, { count, amount }]) => count !== 0 || amount !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, figure]) => figure);
}

/** The figures of the days of a zone for some events; instants outside the calendar are ignored. */
export function figuresOf(counted: readonly Counted[], zone: string): DayFigure[] {
  const figures = counted.map(({ at, ...figure }) => ({ ...figure, day: calendarDay(at, zone) }));
  return sumFigures(figures.filter(({ day }) => isCalendarDay(day)));
}

/** Subtracts what was counted before. */
export function uncounted(before: readonly Counted[]): Counted[] {
  // Not -0, which is another number to the database.
  return before.map((one) => ({ ...one, count: 0 - one.count, amount: 0 - one.amount }));
}
