/** Up to so many records counts are always fresh; counting more takes longer than reading a page. */
const FRESH_UP_TO = 2_000;
const MAX_AGE_MS = 30_000;

type Counts<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Counts of records that are many: of more than 2,000 together the last ones are given, and after 30
 * seconds counted anew in the background (PERF-8).
 */
export class CachedCounts<Name extends string> {
  private kept: { at: number; counts: Counts<Name> } | null = null;
  private counting: Promise<Counts<Name>> | null = null;

  constructor(private readonly count: (now: Date) => Promise<Counts<Name>>) {}

  /** At an instant. */
  async read(now: Date): Promise<Counts<Name>> {
    const { kept } = this;
    if (!kept || !areMany(kept.counts)) return this.countAt(now);
    const age = now.getTime() - kept.at;
    // The caller next finds it; what fails is tried again then.
    if (age < 0 || age >= MAX_AGE_MS) void this.countAt(now).catch(() => undefined);
    return kept.counts;
  }

  /** So many came or went by an action of this instance. */
  move(name: Name, by: number): void {
    if (!this.kept) return;
    const { at, counts } = this.kept;
    this.kept = { at, counts: { ...counts, [name]: Math.max(0, counts[name] + by) } };
  }

  /** Nothing is known any more: the next reader counts. */
  forget(): void {
    this.kept = null;
    this.counting = null;
  }

  private countAt(now: Date): Promise<Counts<Name>> {
    const { kept } = this;
    // Few are counted for each caller, who may know of one that came after another's count began.
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
