import { runningTransaction } from './running-transaction';

const LONGEST_TURN_MS = 2_000;

/**
 * Runs work on the same documents one after the other within this process, because colliding transactions
 * restart with growing pauses (backoff). It only improves speed: correct results never depend on it, and
 * other processes do not see it. Work that hangs blocks the others for two seconds. Each following one still
 * waits for its turn, because running all at once would cause the most collisions.
 */
export class KeyedMutex {
  private readonly tails = new Map<string, Promise<void>>();

  /**
   * Runs the work when all earlier work with these names is done. Always pass the names in the same order, to
   * avoid a deadlock.
   * @throws Error inside a transaction: waiting there would hold its locks.
   */
  async run<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const [name, ...others] = names;
    if (name === undefined) return work();
    if (runningTransaction()) throw new Error('Take the mutex before the transaction.');
    const before = this.tails.get(name);
    let leave = (): void => undefined;
    const mine = new Promise<void>((done) => {
      leave = done;
    });
    this.tails.set(name, mine);
    if (before) await before;
    const tooLong = setTimeout(leave, LONGEST_TURN_MS);
    try {
      return await this.run(others, work);
    } finally {
      clearTimeout(tooLong);
      leave();
      if (this.tails.get(name) === mine) this.tails.delete(name);
    }
  }
}
