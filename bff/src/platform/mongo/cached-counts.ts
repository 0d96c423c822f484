import { inBackground } from './running-transaction';

/** Up to this number of records, counts are always fresh. Counting more takes longer than reading a page. */
const FRESH_UP_TO = 2_000;
const MAX_AGE_MS = 30_000;

type Counts<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Cached counts of many records (stale-while-revalidate). When all counts together are above 2,000, the
 * cached counts are returned. After 30 seconds they are counted again in the background (PERF-8).
 */
export class CachedCounts<Name extends string> {
  private kept: { at: number; counts: Counts<Name> } | null = null;
  private counting: Promise<Counts<Name>> | null = null;

  constructor(private readonly count: (now: Date) => Promise<Counts<Name>>) {}

  /** The counts at an instant. */
  async read(now: Date): Promise<Counts<Name>> {
    const { kept } = this;
    if (!kept || !areMany(kept.counts)) return this.countAt(now);
    const age = now.getTime() - kept.at;
    // The next caller gets the new counts. After a failure the next caller starts the count again.
    if (age < 0 || age >= MAX_AGE_MS)
      void inBackground(() => this.countAt(now)).catch(() => undefined);
    return kept.counts;
  }

  /** Changes a cached count after an action of this instance. */
  move(name: Name, by: number): void {
    if (!this.kept) return;
    const { at, counts } = this.kept;
    this.kept = { at, counts: { ...counts, [name]: Math.max(0, counts[name] + by) } };
  }

  /** Clears the cache, so the next caller counts. */
  forget(): void {
    this.kept = null;
    this.counting = null;
  }

  private countAt(now: Date): Promise<Counts<Name>> {
    const { kept } = this;
    // Do not share a running count while there are few records. The caller may know of a record that was
    // added after that count started.
    if (this.counting && kept && areMany(kept.counts)) return this.counting;
    const counting = this.count(now).then((counts) => {
      if (this.counting === counting) this.kept = { at: now.getTime(), counts };
      return counts;
    });
    this.counting = counting;
    return counting.finally(() => {
      if (this.counting === counting) this.counting = null;
    });
  }
}

const areMany = (counts: Readonly<Record<string, number>>): boolean =>
  Object.values(counts).reduce((sum, count) => sum + count, 0) > FRESH_UP_TO;
