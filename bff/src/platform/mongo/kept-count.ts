/** Up to so many records a count is always fresh; counting more takes longer than reading a page. */
const FRESH_UP_TO = 2_000;
const MAX_AGE_MS = 30_000;

/** A count of records that may be 30 seconds old when there are more than 2,000 (goal P8). */
export class KeptCount {
  private kept: { readonly at: number; readonly count: number } | null = null;

  constructor(private readonly count: () => Promise<number>) {}

  /** At an instant. */
  async read(now: Date): Promise<number> {
    const { kept } = this;
    const age = now.getTime() - (kept?.at ?? 0);
    if (kept && kept.count > FRESH_UP_TO && age >= 0 && age < MAX_AGE_MS) return kept.count;
    const count = await this.count();
    this.kept = { at: now.getTime(), count };
    return count;
  }

  /** What was done here changes it: the next reader counts anew. */
  forget(): void {
    this.kept = null;
  }
}
