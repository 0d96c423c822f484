/** An instant in the service's zone: 'Nov 21, 2026, 3:45 PM'. */
export function shownInstant(iso: string, timeZone: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', format).format(new Date(iso));
}
