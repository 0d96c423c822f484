import type { ServiceTries } from '@portal/contracts';
import {
  activityOf,
  type ActivityWord,
  type DayCounter,
  type ServiceCount,
  serviceKey,
} from '@portal/rules';

/** Counts of one kind of activity, per day with any. */
export function countsByDay(
  counters: readonly DayCounter[],
  word: ActivityWord,
): Map<string, number> {
  const days = new Map<string, number>();
  for (const { day, key, count } of counters)
    if (activityOf(key)?.word === word) days.set(day, (days.get(day) ?? 0) + count);
  return days;
}

/** Downloads per service as its name was reported; a service appears once per day and spelling. */
export function downloadsByService(counters: readonly DayCounter[]): ServiceCount[] {
  return counters.flatMap(({ key, count: value }) => {
    const activity = activityOf(key);
    return activity?.word === 'download' ? [{ name: activity.service, value }] : [];
  });
}

/**
 * Tries per service; most failures first, then most downloads. The first spelling of a service is shown: that
 * of its first day, and there of a download before that of a failure.
 */
export function serviceTries(counters: readonly DayCounter[]): ServiceTries[] {
  const services = new Map<string, ServiceTries>();
  const of = (name: string): ServiceTries => {
    const key = serviceKey(name);
    const known = services.get(key) ?? { name: name.trim(), completed: 0, failed: 0 };
    services.set(key, known);
    return known;
  };
  for (const { word, service, count } of inOrder(counters)) {
    if (word === 'download') of(service).completed += count;
    if (word === 'failure') of(service).failed += count;
  }
  return [...services.values()].toSorted(
    (a, b) => b.failed - a.failed || b.completed - a.completed || (a.name < b.name ? -1 : 1),
  );
}

/** Activity by day, and within a day downloads before failures. */
function inOrder(counters: readonly DayCounter[]) {
  return counters
    .flatMap(({ day, key, count }) => {
      const activity = activityOf(key);
      return activity ? [{ ...activity, count, place: `${day} ${activity.word}` }] : [];
    })
    .toSorted((a, b) => (a.place < b.place ? -1 : Number(a.place > b.place)));
}
