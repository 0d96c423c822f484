import type { Locks } from '../transactions/locks';
import type { Environment } from './environment';
import type { WriteView } from './view';

/** Writes of one command outside transactions, straight into the commit that is being made. */
export class DirectWriter implements WriteView {
  readonly changed = new Set<string>();

  constructor(
    private readonly environment: Environment,
    private readonly locks: Locks,
  ) {}

  get(key: Buffer): Buffer | undefined {
    return this.environment.latest.get(key);
  }
  entries: WriteView['entries'] = (start, end, reverse) =>
    this.environment.latest.entries(start, end, reverse);
  keys: WriteView['keys'] = (start, end, reverse) =>
    this.environment.latest.keys(start, end, reverse);
  count: WriteView['count'] = (start, end) => this.environment.latest.count(start, end);

  put(key: Buffer, value: Buffer): void {
    this.environment.put(key, value);
  }
  remove(key: Buffer): void {
    this.environment.remove(key);
  }
  lock(name: string): void {
    this.locks.assertFree(name);
    this.changed.add(name);
  }
}
