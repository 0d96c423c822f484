/** A date in the service's zone: 'Nov 21, 2026'. */
export function dayText(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(instant);
}

/** The last day on which a code can be redeemed, for the instant when it expires. */
export function lastDayText(validUntil: string, timeZone: string): string {
  return dayText(new Date(Date.parse(validUntil) - 1), timeZone);
}
