import { DomainError } from '../errors/domain-error';

/** Which part of a limit work belongs to. */
export type Share = 'open' | 'reserved';

/**
 * Lets a few pieces of costly work run at a time, a few wait, and refuses the rest (SEC-11). Part of
 * it can be reserved: then other work leaves some places free, and reserved work has a queue of its
 * own, which goes first. However much other work comes, reserved work is neither refused nor held up.
 */
export class ConcurrencyLimit {
  private readonly running = { open: 0, reserved: 0 };
  private readonly waiting: Record<Share, (() => void)[]> = { open: [], reserved: [] };

  constructor(
    private readonly atATime: number,
    private readonly mayWait: number,
    /** Of the pieces at a time, those that only reserved work may be. */
    private readonly reserved = 0,
  ) {}

  /** Runs the work when its turn comes. @throws DomainError request/too-many when too many wait. */
  async run<T>(work: () => Promise<T>, share: Share = 'open'): Promise<T> {
    if (this.hasPlace(share)) {
      this.running[share] += 1;
    } else {
      if (this.waiting[share].length >= this.mayWait) throw new DomainError('request/too-many');
      // Whoever leaves counts the next one in, so nobody who comes later can slip in.
      await new Promise<void>((turn) => this.waiting[share].push(turn));
    }
    try {
      return await work();
    } finally {
      this.running[share] -= 1;
      this.admit('reserved');
      this.admit('open');
    }
  }

  private hasPlace(share: Share): boolean {
    const { open, reserved } = this.running;
    if (open + reserved >= this.atATime) return false;
    return share === 'reserved' || open < this.atATime - this.reserved;
  }

  private admit(share: Share): void {
    if (!this.hasPlace(share)) return;
    const next = this.waiting[share].shift();
    if (!next) return;
    this.running[share] += 1;
    next();
  }
}
