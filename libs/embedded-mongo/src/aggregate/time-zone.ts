import { MongoError } from '../errors';

const MINUTE = 60_000;
const OFFSET = /^([+-])(\d{2}):?(\d{2})?$/;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  try {
    const formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
    return formatter;
  } catch {
    throw new MongoError('UnrecognizedTimeZone', `unrecognized time zone identifier: "${zone}"`);
  }
}

function namedOffset(time: number, zone: string): number {
  const parts = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const year = parts['era'] === 'BC' ? 1 - Number(parts['year']) : Number(parts['year']);
  const local = new Date(0);
  local.setUTCFullYear(year, Number(parts['month']) - 1, Number(parts['day']));
  local.setUTCHours(Number(parts['hour']), Number(parts['minute']), Number(parts['second']));
  return local.getTime() - Math.floor(time / 1000) * 1000;
}

/** Milliseconds to add to UTC for the local time of a zone: an IANA name, "UTC" or "+06:00". */
export function offsetAt(time: number, zone: string): number {
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const match = OFFSET.exec(zone);
  if (match !== null) {
    const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
    return (match[1] === '-' ? -1 : 1) * minutes * MINUTE;
  }
  // Intl also takes forms MongoDB does not know, such as "+6".
  if (!/^[A-Za-z]/.test(zone))
    throw new MongoError('UnrecognizedTimeZone', `unrecognized time zone identifier: "${zone}"`);
  return namedOffset(time, zone);
}

/** The local calendar of a moment, held in the UTC fields of a Date. */
export const toLocal = (date: Date, zone: string): Date =>
  new Date(date.getTime() + offsetAt(date.getTime(), zone));

const DAY = 24 * 60 * MINUTE;

/** The moment a zone's clock shows this local time; the earlier of two, the later side of a gap. */
export function fromLocal(local: Date, zone: string): Date {
  const time = local.getTime();
  const [before, after] = [offsetAt(time - DAY, zone), offsetAt(time + DAY, zone)];
  const candidates = [time - before, time - after].sort((a, b) => a - b);
  const exact = candidates.find((moment) => moment + offsetAt(moment, zone) === time);
  return new Date(exact ?? time - before);
}

export const isoString = (date: Date): string => date.toISOString();
