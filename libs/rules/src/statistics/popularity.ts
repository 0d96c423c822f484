import { serviceKey } from '../downloads/service-name';

/** Downloads of one streaming service. */
export interface ServiceCount {
  readonly name: string;
  /** Number of downloads. */
  readonly value: number;
}

/**
 * Merges names that differ in case or outer blanks, sums their values, drops 0 and less and sorts by
 * value descending, then by name. The first spelling met is the one shown.
 */
export function mergePopularity(counts: readonly ServiceCount[]): ServiceCount[] {
  const merged = new Map<string, { name: string; value: number }>();
  for (const { name, value } of counts) {
    const key = serviceKey(name);
    const known = merged.get(key);
    if (known) known.value += value;
    else merged.set(key, { name: name.trim(), value });
  }
  return [...merged.values()]
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name));
}

/** Shortest bar of the popularity list, in percent of the longest. */
export const SHORTEST_BAR_PERCENT = 3;

/** Width of a service's bar in percent of the most popular one's. */
export function popularityBarPercent(value: number, highest: number): number {
  return Math.max(SHORTEST_BAR_PERCENT, (value / Math.max(1, highest)) * 100);
}
