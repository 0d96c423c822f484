import { texts } from '../../texts';

/** Height of the chart including its axis, in px. */
export const CHART_HEIGHT = 280;

const formatter = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  // The values are calendar days without a time.
  timeZone: 'UTC',
});

/** Axis label of a day `YYYY-MM-DD`: '21 Nov'. */
export const dayLabel = (date: string): string =>
  formatter.format(new Date(`${date}T00:00:00.000Z`));

/** A day in a table of metrics: '21 Nov', or '21 Nov (today so far)' for the day that is not over. */
export const dayName = (date: string, today: string | undefined): string =>
  date === today ? texts.analytics.soFar(dayLabel(date)) : dayLabel(date);
