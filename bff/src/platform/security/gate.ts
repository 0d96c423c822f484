import { DomainError } from '../errors/domain-error';

/** Lets a few pieces of costly work run at a time, a few wait, and refuses the rest (goal S11). */
export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atATime: number,
    private readonly mayWait: number,
  ) {}

  /** Runs the work when its turn comes. @throws DomainError request/too-many when too many wait. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atATime) {
      if (this.waiting.length >= this.mayWait) throw new DomainError('request/too-many');
      // The turn is handed over with the place, so nobody who comes later can slip in.
      await new Promise<void>((turn) => this.waiting.push(turn));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
