/** Height of the chart with its axis, in px. */
export const CHART_HEIGHT = 280;

const formatter = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  // The days come as days, without an hour.
  timeZone: 'UTC',
});

/** A day `YYYY-MM-DD` at the axis: '21 Nov'. */
export const dayLabel = (date: string): string =>
  formatter.format(new Date(`${date}T00:00:00.000Z`));
