/** Up to so many records a count is always fresh; counting more takes longer than reading a page. */
const FRESH_UP_TO = 2_000;
const MAX_AGE_MS = 30_000;

/**
 * A count of records that are many: of more than 2,000 the last one is given, and after 30 seconds
 * counted anew behind the back of who asks (goal P8).
 */
export class KeptCount {
  private kept: { at: number; count: number } | null = null;
  private counting: Promise<number> | null = null;

  constructor(private readonly count: () => Promise<number>) {}

  /** At an instant. */
  async read(now: Date): Promise<number> {
    const { kept } = this;
    if (!kept || kept.count <= FRESH_UP_TO) return this.countAt(now);
    const age = now.getTime() - kept.at;
    // Who asks next finds it; what fails is tried again then.
    if (age < 0 || age >= MAX_AGE_MS) void this.countAt(now).catch(() => undefined);
    return kept.count;
  }

  /** So many came or went by an act of this instance. */
  move(by: number): void {
    if (this.kept) this.kept.count = Math.max(0, this.kept.count + by);
  }

  /** Nothing is known any more: the next reader counts. */
  forget(): void {
    this.kept = null;
    this.counting = null;
  }

  private countAt(now: Date): Promise<number> {
    const { kept } = this;
    // Few are counted for each who asks, who may know of one that came after another's count began.
    if (this.counting && kept && kept.count > FRESH_UP_TO) return this.counting;
    const counting = this.count().then((count) => {
      if (this.counting === counting) this.kept = { at: now.getTime(), count };
      return count;
    });
    this.counting = counting;
    return counting.finally(() => {
      if (this.counting === counting) this.counting = null;
    });
  }
}
