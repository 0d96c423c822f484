import { Overlay } from '../store/overlay';
import type { View, WriteView } from '../store/view';
import type { Locks } from './locks';

/** A multi-document transaction: a snapshot, the writes over it, and its locks. */
export class Transaction extends Overlay implements WriteView {
  readonly locked = new Set<string>();
  /** Namespaces that it has used. Nobody may drop or index them until it ends. */
  readonly namespaces = new Set<string>();
  readonly ended: Promise<void>;
  isOpen = true;
  /** Its snapshot's position in the sequence of the locks. */
  readonly since: number;
  private finish: () => void = () => undefined;

  constructor(
    readonly number: number,
    private readonly snapshot: { view: View; release(): void },
    private readonly locks: Locks,
  ) {
    super(snapshot.view);
    this.since = locks.now;
    this.ended = new Promise((resolve) => {
      this.finish = resolve;
    });
    locks.transactionOpened();
  }

  lock(name: string): void {
    this.locks.acquire(this, name);
  }

  /** Releases the snapshot and the locks, and wakes the waiting writers. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.snapshot.release();
    this.locks.transactionClosed(this);
    this.finish();
  }
}
