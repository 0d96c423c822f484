import type { Locks } from '../transactions/locks';
import { Overlay } from './overlay';
import type { View, WriteView } from './view';

/** The writes of one command outside transactions, until they are part of a commit. */
export class Draft extends Overlay implements WriteView {
  /** Records and unique keys that it changes. */
  readonly locked = new Set<string>();

  constructor(
    latest: View,
    private readonly locks: Locks,
  ) {
    super(latest);
  }

  lock(name: string): void {
    this.locks.assertFree(name);
    this.locked.add(name);
  }
}
