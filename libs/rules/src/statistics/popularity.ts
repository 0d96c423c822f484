import { serviceKey } from '../downloads/service-name';

/** Downloads of one streaming service. */
export interface ServiceCount {
  readonly name: string;
  /** Number of downloads. */
  readonly value: number;
}

/**
 * Merges names that differ only in case or surrounding spaces, and sums their values. Values of 0 and less
 * are dropped. Sorted by value, descending, then by name. The first spelling is the one shown.
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

/** Minimum bar length in the popularity list, in percent of the longest bar. */
export const SHORTEST_BAR_PERCENT = 3;

/** Width of a service's bar in percent of the longest bar. */
export function popularityBarPercent(value: number, highest: number): number {
  return Math.max(SHORTEST_BAR_PERCENT, (value / Math.max(1, highest)) * 100);
}
