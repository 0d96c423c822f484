import { DAY_MS, HOUR_MS, wallTimeOf } from '@portal/rules';
import type { Random } from '../../demo-bot/random';

/** Share of each hour of a day: quiet before dawn, most between supper and midnight. */
const HOURS = [...[5, 3, 2, 1, 1, 1, 1, 2, 3, 4, 4, 5], ...[5, 6, 6, 5, 5, 6, 7, 9, 11, 12, 11, 8]];
/** Share of each day of the week, from Sunday. Friday and Saturday are free in Bangladesh. */
const WEEKDAYS = [9, 8, 8, 9, 11, 15, 13];
/** The first day has this part of the last day's events: the service grew. */
const GROWN_FROM = 0.55;

/** How often something happened in a time. */
interface Busyness {
  readonly count: number;
  readonly days: number;
  readonly now: Date;
  readonly zone: string;
}

/**
 * Draws the instants of `count` events of the last `days` days, oldest first, with the rhythm of day and
 * week. None is after `now`, so yesterday is complete and today is as far as it is.
 */
export function drawInstants(random: Random, { count, days, now, zone }: Busyness): Date[] {
  const end = now.getTime();
  const hours = Array.from({ length: days * 24 }, (_, back) => {
    const to = back === 0 ? end : Math.floor(end / HOUR_MS) * HOUR_MS - (back - 1) * HOUR_MS;
    const from = Math.floor((to - 1) / HOUR_MS) * HOUR_MS;
    return { from, to };
  });
  let total = 0;
  const sums = hours.map(({ from, to }) => {
    const grown = 1 - ((end - from) / (days * DAY_MS)) * (1 - GROWN_FROM);
    total += grown * weightAt(new Date(from), zone) * ((to - from) / HOUR_MS);
    return total;
  });
  return Array.from({ length: count }, () => {
    const wanted = random.next() * total;
    const hour = hours[firstAbove(sums, wanted)] ?? { from: end, to: end };
    return new Date(hour.from + Math.floor(random.next() * (hour.to - hour.from)));
  }).toSorted((one, other) => one.getTime() - other.getTime());
}

function weightAt(instant: Date, zone: string): number {
  const { day, time } = wallTimeOf(instant, zone);
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return (HOURS[Number(time.slice(0, 2))] ?? 0) * (WEEKDAYS[weekday] ?? 0);
}

/** Position of the first sum above a value, by bisection. */
function firstAbove(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
