import type { Change } from '../changes/change';

export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** The store as a command sees it: the latest state, or the snapshot and writes of one transaction. */
export interface View {
  get(key: Buffer): Buffer | undefined;
  /** Entries with start <= key < end, in key order or reversed. */
  entries(start: Buffer, end: Buffer, reverse?: boolean): Iterable<Entry>;
  /** Keys with start <= key < end, without the first `skip`. Skipping is faster than reading. */
  keys(start: Buffer, end: Buffer, reverse?: boolean, skip?: number): Iterable<Buffer>;
  count(start: Buffer, end: Buffer): number;
}

/** A view for writing, with the locks that isolate concurrent transactions. */
export interface WriteView extends View {
  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
  /** Locks a name before its record or key changes. Throws when another transaction holds it. */
  lock(name: string): void;
  /** Keeps a change for the change streams. It counts when the writes are committed. */
  record(change: Change): void;
}
