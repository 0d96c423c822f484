import { calendarDay } from '@portal/rules';

const FORMATS = {
  shown: { dateStyle: 'medium', timeStyle: 'medium' },
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
} as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string, name: keyof typeof FORMATS): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...FORMATS[name], timeZone });
  formatters.set(key, made);
  return made;
}

/** An instant in a zone: 'Nov 21, 2026, 3:45:12 PM'. */
export function shownTime(iso: string, timeZone: string): string {
  return formatter(timeZone, 'shown').format(new Date(iso));
}

/** An instant for spreadsheets: '2026-11-21 15:45:12'. */
export function plainTime(iso: string, timeZone: string): string {
  const instant = new Date(iso);
  return `${calendarDay(instant, timeZone)} ${formatter(timeZone, 'clock').format(instant)}`;
}
