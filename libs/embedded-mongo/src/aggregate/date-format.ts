import { MongoError } from '../errors';
import { offsetAt, toLocal } from './time-zone';

const DAY = 86_400_000;
const pad = (value: number, width: number): string => String(value).padStart(width, '0');

const dayOfYear = (local: Date): number =>
  Math.floor((local.getTime() - Date.UTC(local.getUTCFullYear(), 0, 1)) / DAY) + 1;

/** ISO 8601: the week belongs to the year of its Thursday. */
function isoWeek(local: Date): { year: number; week: number } {
  const thursday = new Date(local.getTime() + (4 - (local.getUTCDay() || 7)) * DAY);
  return { year: thursday.getUTCFullYear(), week: Math.ceil(dayOfYear(thursday) / 7) };
}

function offsetText(date: Date, zone: string): string {
  const minutes = Math.round(offsetAt(date.getTime(), zone) / 60_000);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60), 2)}${pad(size % 60, 2)}`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const SPECIFIERS: Readonly<Record<string, (local: Date, date: Date, zone: string) => string>> = {
  Y: (local) => pad(local.getUTCFullYear(), 4),
  m: (local) => pad(local.getUTCMonth() + 1, 2),
  d: (local) => pad(local.getUTCDate(), 2),
  H: (local) => pad(local.getUTCHours(), 2),
  M: (local) => pad(local.getUTCMinutes(), 2),
  S: (local) => pad(local.getUTCSeconds(), 2),
  L: (local) => pad(local.getUTCMilliseconds(), 3),
  j: (local) => pad(dayOfYear(local), 3),
  w: (local) => String(local.getUTCDay() + 1),
  u: (local) => String(local.getUTCDay() || 7),
  U: (local) => pad(Math.floor((dayOfYear(local) - 1 + 7 - local.getUTCDay()) / 7), 2),
  G: (local) => pad(isoWeek(local).year, 4),
  V: (local) => pad(isoWeek(local).week, 2),
  b: (local) => (MONTHS[local.getUTCMonth()] ?? '').slice(0, 3),
  B: (local) => MONTHS[local.getUTCMonth()] ?? '',
  z: (_local, date, zone) => offsetText(date, zone),
  Z: (_local, date, zone) => String(Math.round(offsetAt(date.getTime(), zone) / 60_000)),
  '%': () => '%',
};

/** MongoDB's `$dateToString` formats, in a time zone. */
export function formatDate(date: Date, format: string, zone: string): string {
  const local = toLocal(date, zone);
  return format.replace(/%(.?)/gs, (_whole, specifier: string) => {
    const print = SPECIFIERS[specifier];
    if (print === undefined)
      throw new MongoError('BadValue', `Invalid format character '%${specifier}' in format string`);
    return print(local, date, zone);
  });
}
