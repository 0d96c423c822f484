export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** What commands see of the store: the latest state, or one transaction's snapshot and writes. */
export interface View {
  get(key: Buffer): Buffer | undefined;
  /** Entries with start <= key < end, in key order or reversed. */
  entries(start: Buffer, end: Buffer, reverse?: boolean): Iterable<Entry>;
  /** Without the first `skip` of them, which are passed by faster than they are read. */
  keys(start: Buffer, end: Buffer, reverse?: boolean, skip?: number): Iterable<Buffer>;
  count(start: Buffer, end: Buffer): number;
}

/** A view one may write to, with the locks that keep concurrent transactions apart. */
export interface WriteView extends View {
  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
  /** Announces a change of the thing this name stands for; throws when another one holds it. */
  lock(name: string): void;
}
