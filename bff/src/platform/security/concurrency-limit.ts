import { DomainError } from '../errors/domain-error';

/** The part of the limit that work belongs to. */
export type Share = 'open' | 'reserved';

/**
 * Concurrency limit for expensive work: some tasks run, some wait, the rest is refused (SEC-11). Slots can be
 * reserved: open work then leaves them free, and reserved work has its own queue, which goes first. Reserved
 * work is neither refused nor delayed because of open work.
 */
export class ConcurrencyLimit {
  private readonly running = { open: 0, reserved: 0 };
  private readonly waiting: Record<Share, (() => void)[]> = { open: [], reserved: [] };

  constructor(
    private readonly atATime: number,
    private readonly mayWait: number,
    /** Number of slots that only reserved work may use. */
    private readonly reserved = 0,
  ) {}

  /** Runs the work when a slot is free. @throws DomainError request/too-many when the queue is full. */
  async run<T>(work: () => Promise<T>, share: Share = 'open'): Promise<T> {
    if (this.hasPlace(share)) {
      this.running[share] += 1;
    } else {
      if (this.waiting[share].length >= this.mayWait) throw new DomainError('request/too-many');
      // The finishing task counts this one as running, so that a later caller cannot take the slot.
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
