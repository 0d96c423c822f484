import type { RelativeAge } from '@portal/rules';

/** How dates, numbers and amounts are written in one language, in one time zone. */
export interface Formats {
  /** ISO 8601 as a short date: 'Nov 21, 2026'. */
  date(iso: string | null): string;
  /** ISO 8601 as a short date with time: 'Nov 21, 2026, 3:45 PM'. */
  dateTime(iso: string | null): string;
  /** ISO 8601 as time only: '3:45 PM'. */
  time(iso: string | null): string;
  /** ISO 8601 as the heading of a day: 'Saturday, November 21, 2026'. */
  dayHeading(iso: string | null): string;
  /** ISO 8601 as a day in words: 'Saturday, November 21'. */
  day(iso: string | null): string;
  /** How long ago, from epoch milliseconds: '5 minutes ago', 'just now'. */
  relative(instantMs: number, nowMs: number): string;
  /** A count with thousands separators: 12,480. */
  count(value: number): string;
  /** Digits only, for ids and percentages: 10001. */
  digits(value: number): string;
  /** At least two digits, for clocks: 07. */
  padded(value: number): string;
  /**
   * An amount in whole units: '1,500 BDT' in English, where the specification requires the currency code; '৳১,৫০০' in
   * Bangla.
   */
  money(amount: number, currency: string | null): string;
}

/** Shown for a date that is missing or invalid. */
const NO_DATE = '—';

/** What differs between two languages beyond the locale. */
export interface FormatWords {
  readonly locale: string;
  /** The age of an instant. */
  readonly relative: (instant: Date, now: Date) => string;
  /** An amount with its currency. */
  readonly money: (amount: string, currency: string) => string;
  /** The time of day; the locale's own by default. */
  readonly time?: (instant: Date) => string;
}

/**
 * Creates the formats of a language.
 * @param timeZone IANA zone of dates and times. Default: that of the browser.
 */
export function makeFormats(
  { locale, relative, money, time: timeOf }: FormatWords,
  timeZone?: string,
): Formats {
  const written = (write: (instant: Date) => string) => {
    return (iso: string | null): string => {
      const instant = new Date(iso ?? Number.NaN);
      return Number.isNaN(instant.getTime()) ? NO_DATE : write(instant);
    };
  };
  const date = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return (instant: Date): string => formatter.format(instant);
  };
  const day = date({ dateStyle: 'medium' });
  const time = timeOf ?? date({ timeStyle: 'short' });
  const dateTime = timeOf
    ? (instant: Date) => `${day(instant)}, ${timeOf(instant)}`
    : date({ dateStyle: 'medium', timeStyle: 'short' });
  const number = (options: Intl.NumberFormatOptions) => {
    const formatter = new Intl.NumberFormat(locale, options);
    return (value: number): string => formatter.format(value);
  };
  const amount = number({ maximumFractionDigits: 2 });
  return {
    date: written(day),
    dateTime: written(dateTime),
    time: written(time),
    dayHeading: written(date({ dateStyle: 'full' })),
    day: written(date({ weekday: 'long', month: 'long', day: 'numeric' })),
    relative: (instantMs, nowMs) => relative(new Date(instantMs), new Date(nowMs)),
    count: number({ maximumFractionDigits: 0 }),
    digits: number({ useGrouping: false, maximumFractionDigits: 0 }),
    padded: number({ minimumIntegerDigits: 2, useGrouping: false }),
    money: (value, currency) => (currency ? money(amount(value), currency) : amount(value)),
  };
}

/** The text of each unit of an age. */
export type AgeTexts = Readonly<Record<RelativeAge['unit'], string>>;
