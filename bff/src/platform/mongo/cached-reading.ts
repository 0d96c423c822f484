import type { Clock } from '../clock/clock';

/** Age up to which a search uses what it would otherwise read again for each typed letter, in ms. */
export const SEARCHED_AGE_MS = 5_000;

/**
 * A value that takes long to calculate and may be old. Callers share one calculation. After a failure the
 * next caller calculates again.
 */
export class CachedReading<T> {
  private cached: { readonly at: number; readonly value: Promise<T> } | null = null;

  /** @param maxAgeMs age up to which the value is returned, in ms. */
  constructor(
    private readonly calculate: (now: Date) => Promise<T>,
    private readonly maxAgeMs: number,
    private readonly clock: Clock,
  ) {}

  /** The value, calculated now when it is older than allowed. */
  async read(): Promise<T> {
    const now = this.clock.now();
    const age = now.getTime() - (this.cached?.at ?? Number.NEGATIVE_INFINITY);
    if (this.cached && age >= 0 && age < this.maxAgeMs) return this.cached.value;
    const value = this.calculate(now);
    const entry = { at: now.getTime(), value };
    this.cached = entry;
    value.catch(() => {
      if (this.cached === entry) this.cached = null;
    });
    return value;
  }

  /** Clears the cache after a change, so the next caller calculates. */
  forget(): void {
    this.cached = null;
  }
}
