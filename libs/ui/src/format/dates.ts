import { relativeTime } from '@portal/rules';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What stands for a date that is absent or unreadable. */
const NO_DATE = '—';

function format(formatter: Intl.DateTimeFormat, iso: string | null): string {
  const instant = new Date(iso ?? Number.NaN);
  return Number.isNaN(instant.getTime()) ? NO_DATE : formatter.format(instant);
}

/** ISO 8601 as a short US day in the browser's zone: 'Nov 21, 2026' (spec subscriber.md §2). */
export function formatDate(iso: string | null): string {
  return format(day, iso);
}

/** ISO 8601 as a short US day with time: 'Nov 21, 2026, 3:45 PM' (spec subscriber.md §2). */
export function formatDateTime(iso: string | null): string {
  return format(dayAndTime, iso);
}

/** How long ago, from epoch milliseconds: '5 minutes ago', 'just now'. */
export function formatRelative(instantMs: number, nowMs: number): string {
  return relativeTime(new Date(instantMs), new Date(nowMs));
}
