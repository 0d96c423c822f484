import { $dayOfYear, $isoWeek } from 'mingo/operators/expression/date';
import { fail } from '../errors';
import { viaMingo } from './mingo';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const OFFSET = /([+-])(\d{2}):?(\d{2})?(?::(\d{2}))?$/;
const UTC = new Set(['UTC', 'GMT', 'Z']);

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter !== undefined) return formatter;
  try {
    // Intl also accepts forms that MongoDB does not know, such as "+6".
    if (!/^[A-Za-z]/.test(timeZone)) throw new RangeError(timeZone);
    formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    fail('UnrecognizedTimeZone', `unrecognized time zone identifier: "${timeZone}"`);
  }
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Milliseconds to add to UTC for the local time of a zone: an IANA name, "UTC" or "+06:00". */
function offsetAt(time: number, zone: string): number {
  if (UTC.has(zone)) return 0;
  const text = /^[+-]\d{2}(:?\d{2})?$/.test(zone) ? zone : formatterOf(zone).format(time);
  const [, sign, ...size] = OFFSET.exec(text) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = size.map((digits) => Number(digits ?? 0));
  return (sign === '-' ? -1 : 1) * (hours * 60 + minutes + seconds / 60) * MINUTE;
}

/** The local time of a date, stored in the UTC fields of a Date. */
export const toLocal = (date: Date, zone = 'UTC'): Date =>
  new Date(date.getTime() + offsetAt(date.getTime(), zone));

/** The UTC date of a local time. When the clock shows it twice, the earlier one; in a gap, the later side. */
function fromLocal(local: Date, zone: string): Date {
  const time = local.getTime();
  const [before, after] = [offsetAt(time - DAY, zone), offsetAt(time + DAY, zone)];
  const candidates = [time - before, time - after].sort((a, b) => a - b);
  const exact = candidates.find((moment) => moment + offsetAt(moment, zone) === time);
  return new Date(exact ?? time - before);
}

const pad = (value: unknown, width: number): string => String(value).padStart(width, '0');
const dayOfYear = (date: Date): number => Number(viaMingo($dayOfYear, { date }));
const monthName = (local: Date, month: 'long' | 'short'): string =>
  local.toLocaleString('en-US', { month, timeZone: 'UTC' });

/** ISO 8601: a week belongs to the year of its Thursday. */
const isoYear = (local: Date): number =>
  new Date(local.getTime() + (4 - (local.getUTCDay() || 7)) * DAY).getUTCFullYear();

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60), 2)}${pad(size % 60, 2)}`;
}

/** Formats one specifier from the local time in ISO form, the local date or the minutes east of UTC. */
type Specifier = (iso: string, local: Date, offset: number) => string;

const SPECIFIERS: Readonly<Record<string, Specifier>> = {
  Y: (iso) => iso.slice(0, 4),
  m: (iso) => iso.slice(5, 7),
  d: (iso) => iso.slice(8, 10),
  H: (iso) => iso.slice(11, 13),
  M: (iso) => iso.slice(14, 16),
  S: (iso) => iso.slice(17, 19),
  L: (iso) => iso.slice(20, 23),
  j: (_iso, local) => pad(dayOfYear(local), 3),
  w: (_iso, local) => String(local.getUTCDay() + 1),
  u: (_iso, local) => String(local.getUTCDay() || 7),
  U: (_iso, local) => pad(Math.floor((dayOfYear(local) + 6 - local.getUTCDay()) / 7), 2),
  G: (_iso, local) => pad(isoYear(local), 4),
  V: (_iso, local) => pad(viaMingo($isoWeek, { date: local }), 2),
  b: (_iso, local) => monthName(local, 'short'),
  B: (_iso, local) => monthName(local, 'long'),
  z: (_iso, _local, offset) => offsetText(offset),
  Z: (_iso, _local, offset) => String(offset),
  '%': () => '%',
};

interface FormatArguments {
  readonly date: Date;
  readonly format?: string;
  readonly timezone?: string;
}

/** `$dateToString` in a time zone. */
export function formatDate({ date, format, timezone: zone = 'UTC' }: FormatArguments): string {
  const local = toLocal(date, zone);
  const iso = local.toISOString();
  if (format === undefined) return zone === 'UTC' ? iso : iso.slice(0, -1);
  const offset = Math.round((local.getTime() - date.getTime()) / MINUTE);
  return format.replace(/%(.?)/gs, (_whole, specifier: string) => {
    const print = SPECIFIERS[specifier];
    if (print === undefined)
      fail('BadValue', `Invalid format character '%${specifier}' in format string`);
    return print(iso, local, offset);
  });
}

interface TruncArguments {
  readonly date: Date;
  readonly unit: string;
  readonly binSize?: number;
  readonly timezone?: string;
  readonly startOfWeek?: string;
}

const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const LENGTHS: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1000,
  minute: MINUTE,
  hour: 60 * MINUTE,
  day: DAY,
  week: 7 * DAY,
};
/** MongoDB counts bins from this Saturday, in the requested zone. */
const REFERENCE = Date.UTC(2000, 0, 1);
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const floorTo = (value: number, size: number): number => Math.floor(value / size) * size;

/** The first start of a week at or after the reference. */
function weekReference(startOfWeek: string): number {
  const name = startOfWeek.toLowerCase();
  const at = WEEKDAYS.findIndex((day) => day === name || day.slice(0, 3) === name);
  if (at === -1) fail('FailedToParse', `unknown day of week value: ${startOfWeek}`);
  return REFERENCE + ((at + 1) % 7) * DAY;
}

/** `$dateTrunc`: calendar units follow the local time of the zone. */
export function truncateDate(bin: TruncArguments): Date {
  const { date, unit, binSize = 1, timezone: zone = 'UTC', startOfWeek = 'sunday' } = bin;
  const [months, length] = [MONTHS[unit], LENGTHS[unit]];
  if (binSize <= 0) fail('FailedToParse', '$dateTrunc requires binSize to be greater than 0');
  const local = toLocal(date, zone);
  if (months !== undefined) {
    const month = (local.getUTCFullYear() - 2000) * 12 + local.getUTCMonth();
    return fromLocal(new Date(Date.UTC(2000, floorTo(month, months * binSize), 1)), zone);
  }
  if (length === undefined) fail('FailedToParse', `unknown time unit value: ${unit}`);
  const reference = unit === 'week' ? weekReference(startOfWeek) : REFERENCE;
  const start = reference + floorTo(local.getTime() - reference, length * binSize);
  if (length >= DAY) return fromLocal(new Date(start), zone);
  // Hours and smaller units have a fixed length, so the bin uses the offset of the date.
  return new Date(date.getTime() - (local.getTime() - start));
}
