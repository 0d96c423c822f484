/** A commit waits for others at most this part of the time that the last one took. */
const PART = 0.25;
/** Timers are not finer, in milliseconds. */
const LEAST_MS = 1;

/**
 * Lets a commit wait a moment for the writers of the commit before it, which have just been answered and are
 * about to write again. Without it the first of them would have a commit of its own, and the others would wait
 * for it. It waits on a slow disk only, and never for a single writer.
 */
export class Gathering {
  private expected = 0;
  private tookMs = 0;
  private enough: () => void = () => undefined;

  constructor(private readonly waiting: readonly unknown[]) {}

  /** Another change waits. */
  arrived(): void {
    if (this.waiting.length >= this.expected) this.enough();
  }

  /** Resolves when as many changes wait as the commit before it had, or the time for that is over. */
  async others(): Promise<void> {
    const ms = this.tookMs * PART;
    if (this.waiting.length >= this.expected || ms < LEAST_MS) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.enough = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Runs a commit. */
  async timed(commit: () => Promise<number>): Promise<void> {
    const began = performance.now();
    this.expected = await commit();
    this.tookMs = performance.now() - began;
  }
}
