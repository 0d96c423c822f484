const LONGEST_TURN_MS = 2_000;

/**
 * Lets work that would meet in the same documents follow each other within this process, because
 * transactions that collide start over with growing pauses. Only for speed: right results never
 * depend on it and other processes do not see it. Work that hangs holds the others up for two
 * seconds; a long queue stays a queue, for all at once would collide most of all.
 */
export class KeyedMutex {
  private readonly tails = new Map<string, Promise<void>>();

  /** Runs the work when those before it in every named lane are done. Name lanes in one order. */
  async run<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const [name, ...others] = names;
    if (name === undefined) return work();
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
