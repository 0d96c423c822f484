import { LRUCache } from 'lru-cache';
import { CachedCounts } from './cached-counts';

/** Number of filters with a cached count. */
const MOST_FILTERS = 200;

/**
 * Counts of one list under different filters, each cached as CachedCounts does. A filter is known by its
 * values, so it must not contain the current instant.
 */
export class FilterCounts<Filter extends object> {
  private readonly cached = new LRUCache<string, CachedCounts<'all'>>({ max: MOST_FILTERS });

  constructor(private readonly count: (filter: Filter, now: Date) => Promise<number>) {}

  /** Number of records that a filter lists at an instant. */
  async read(filter: Filter, now: Date): Promise<number> {
    const key = JSON.stringify(filter);
    const counts = this.cached.get(key) ?? this.countsOf(filter);
    this.cached.set(key, counts);
    return (await counts.read(now)).all;
  }

  /** Clears the cache after a change, so the next caller counts. */
  forget(): void {
    this.cached.clear();
  }

  private countsOf(filter: Filter): CachedCounts<'all'> {
    return new CachedCounts(async (now) => ({ all: await this.count(filter, now) }));
  }
}
