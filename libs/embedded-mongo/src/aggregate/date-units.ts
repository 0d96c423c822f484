import { MongoError } from '../errors';
import { fromLocal, toLocal } from './time-zone';

const FIXED: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** MongoDB counts bins from this moment in the zone asked for. */
const REFERENCE = Date.UTC(2000, 0, 1);
const REFERENCE_WEEKDAY = 6;

export interface TruncOptions {
  readonly unit: string;
  readonly binSize: number;
  readonly zone: string;
  readonly startOfWeek: string;
}

function checkUnit(unit: string): void {
  if (FIXED[unit] === undefined && MONTHS[unit] === undefined)
    throw new MongoError('FailedToParse', `unknown time unit value: ${unit}`);
}

function weekday(startOfWeek: string): number {
  const name = startOfWeek.toLowerCase();
  const at = WEEKDAYS.findIndex((day) => day === name || day.slice(0, 3) === name);
  if (at === -1) throw new MongoError('FailedToParse', `unknown day of week value: ${startOfWeek}`);
  return at;
}

/** The first start of a week at or after the reference day. */
const weekReference = (startOfWeek: string): number =>
  REFERENCE + ((weekday(startOfWeek) - REFERENCE_WEEKDAY + 7) % 7) * (FIXED['day'] ?? 0);

const monthsSince = (local: Date): number =>
  (local.getUTCFullYear() - 2000) * 12 + local.getUTCMonth();
const floorTo = (value: number, size: number): number => Math.floor(value / size) * size;

/** The start of the bin of a date: calendar units follow the zone's clock (spec of $dateTrunc). */
export function dateTrunc(date: Date, { unit, binSize, zone, startOfWeek }: TruncOptions): Date {
  checkUnit(unit);
  if (binSize <= 0)
    throw new MongoError('FailedToParse', '$dateTrunc requires binSize to be greater than 0');
  const local = toLocal(date, zone);
  const months = MONTHS[unit];
  if (months !== undefined) {
    const start = floorTo(monthsSince(local), months * binSize);
    return fromLocal(new Date(Date.UTC(2000, start, 1)), zone);
  }
  const size = (FIXED[unit] ?? 1) * binSize;
  const reference = unit === 'week' ? weekReference(startOfWeek) : REFERENCE;
  const start = reference + floorTo(local.getTime() - reference, size);
  if (unit === 'day' || unit === 'week') return fromLocal(new Date(start), zone);
  // Hours and less have a fixed length, so the bin keeps the offset of the date itself.
  return new Date(date.getTime() - (local.getTime() - start));
}
