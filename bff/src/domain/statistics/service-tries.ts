import type { ServiceTries } from '@portal/contracts';
import type { DailyStats } from '../daily-stats/daily-stats';

/** Tries per service in a range of days, given oldest first; most failures first, then most downloads. */
export function serviceTries(days: readonly DailyStats[]): ServiceTries[] {
  const services = new Map<string, ServiceTries>();
  const of = (key: string, name: string): ServiceTries => {
    const known = services.get(key);
    if (known) return known;
    const made = { name: name.trim(), completed: 0, failed: 0 };
    services.set(key, made);
    return made;
  };
  for (const { services: completed, failures = [] } of days) {
    for (const { key, name, value } of completed) of(key, name).completed += value;
    for (const { key, name, value } of failures) of(key, name).failed += value;
  }
  return [...services.values()].toSorted(
    (a, b) => b.failed - a.failed || b.completed - a.completed || (a.name < b.name ? -1 : 1),
  );
}
