import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { MongoError } from '../errors';
import type { Environment } from '../store/environment';
import { recordKey, recordOf, TABLE, tableKey, tableRange } from '../store/keys';
import { type Change, decodeChange, encodeChange, endOf, type StoredChange } from './change';

const MAX_EVENTS = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** So much more than needed is removed at once, so that few commits write the pages of old entries. */
const SLACK = 1 / 64;
const ID_KEY = tableKey(TABLE.catalog, Buffer.from('changes'));
const { start: START, end: END } = tableRange(TABLE.changes);

/** Up to where a stream has returned the history. */
export interface Position {
  readonly sequence: number;
  /** The time of the change. It tells the change from one with its number in a folder that was put back. */
  readonly time: number;
}

export const positionAt = ({ sequence, at }: StoredChange): Position => ({
  sequence,
  time: at.getTime(),
});

export const historyLost = (): MongoError =>
  new MongoError('ChangeStreamHistoryLost', 'The history has not got this resume token any more.');

/**
 * The last changes, in the order of their commits. A change is kept in the same commit as its write. The
 * oldest are removed above 10,000 changes or 16 MiB.
 */
export class ChangeHistory {
  /** Tells the history of this folder from that of another. */
  readonly id: string;
  /** Emits `flush` after each commit with changes. */
  readonly flushes = new EventEmitter().setMaxListeners(0);
  private first = 0;
  private last = 0;
  /** The newest change that is on disk. */
  private flushed = 0;
  /** The sums of the lengths of all entries before the first one, and up to the last one. */
  private start = 0;
  private end = 0;

  constructor(
    private readonly environment: Environment,
    private readonly now: () => Date,
  ) {
    const known = environment.latest.get(ID_KEY);
    const id = known ?? randomBytes(8);
    if (known === undefined) environment.commit(() => environment.put(ID_KEY, id));
    this.id = id.toString('hex').toUpperCase();
    this.reload();
  }

  /** Reads the ends of the history from the store, as after a commit that failed. */
  reload(): void {
    const { latest } = this.environment;
    const [oldest] = latest.entries(START, END);
    const [newest] = latest.entries(START, END, true);
    [this.last, this.end] = newest ? [recordOf(newest.key), endOf(newest.value)] : [0, 0];
    this.first = oldest ? recordOf(oldest.key) : 1;
    this.start = oldest ? endOf(oldest.value) - oldest.value.length : 0;
    this.flushed = this.last;
  }

  /** Only inside a commit: keeps changes, and removes the oldest. */
  append(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    const at = this.now();
    for (const change of changes) {
      const entry = encodeChange(change, at, this.end);
      this.environment.put(recordKey(TABLE.changes, ++this.last), entry);
      this.end += entry.length;
    }
    if (this.isAbove(1)) this.trim();
  }

  private isAbove(part: number): boolean {
    const [events, bytes] = [this.last - this.first + 1, this.end - this.start];
    return events > MAX_EVENTS * part || bytes > MAX_BYTES * part;
  }

  private trim(): void {
    const removed: Buffer[] = [];
    // The newest stays, whatever its size: resume tokens name it.
    const newest = recordKey(TABLE.changes, this.last);
    for (const { key, value } of this.environment.latest.entries(START, newest)) {
      if (!this.isAbove(1 - SLACK)) break;
      removed.push(key);
      this.first += 1;
      this.start = endOf(value);
    }
    for (const key of removed) this.environment.remove(key);
  }

  /** The appended changes are on disk: wakes who waits for them. */
  committed(): void {
    if (this.flushed === this.last) return;
    this.flushed = this.last;
    this.flushes.emit('flush');
  }

  /** The position of the newest change on disk. */
  newest(): Position {
    const [newest] = this.environment.latest.entries(START, END, true);
    if (newest === undefined) return { sequence: 0, time: 0 };
    return positionAt(decodeChange(recordOf(newest.key), newest.value));
  }

  /** The changes after a position. @throws MongoError 286 when its change or a later one is not kept. */
  *after({ sequence, time }: Position): Generator<StoredChange> {
    let expected = Math.max(1, sequence);
    const start = recordKey(TABLE.changes, sequence);
    for (const { key, value } of this.environment.latest.entries(start, END)) {
      const change = decodeChange(recordOf(key), value);
      if (change.sequence !== expected) break;
      expected += 1;
      if (change.sequence > sequence) yield change;
      else if (change.at.getTime() !== time) throw historyLost();
    }
    if (expected <= this.flushed || (expected === sequence && sequence > 0)) throw historyLost();
  }
}
