import { Overlay } from '../store/overlay';
import type { View, WriteView } from '../store/view';
import type { Locks } from './locks';

/** A multi-document transaction: a snapshot, the writes over it, and what it holds. */
export class Transaction implements WriteView {
  readonly locked = new Set<string>();
  /** Namespaces it has used, which no one may drop or index meanwhile. */
  readonly namespaces = new Set<string>();
  readonly overlay: Overlay;
  readonly ended: Promise<void>;
  isOpen = true;
  private finish: () => void = () => undefined;

  constructor(
    readonly session: string,
    readonly number: number,
    readonly since: number,
    private readonly snapshot: { view: View; release(): void },
    private readonly locks: Locks,
  ) {
    this.overlay = new Overlay(snapshot.view);
    this.ended = new Promise((resolve) => {
      this.finish = resolve;
    });
    locks.transactionOpened();
  }

  get(key: Buffer): Buffer | undefined {
    return this.overlay.get(key);
  }
  entries: WriteView['entries'] = (start, end, reverse) =>
    this.overlay.entries(start, end, reverse);
  keys: WriteView['keys'] = (start, end, reverse) => this.overlay.keys(start, end, reverse);
  count: WriteView['count'] = (start, end) => this.overlay.count(start, end);

  put(key: Buffer, value: Buffer): void {
    this.overlay.put(key, value);
  }
  remove(key: Buffer): void {
    this.overlay.remove(key);
  }
  lock(name: string): void {
    this.locks.acquire(this, name);
  }

  /** Releases the snapshot and the locks and wakes the writers that wait. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.snapshot.release();
    this.locks.transactionClosed(this);
    this.finish();
  }
}
