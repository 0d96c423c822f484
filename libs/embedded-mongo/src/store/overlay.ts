import type { Change } from '../changes/change';
import { TABLE_BYTES } from './keys';
import { NameOrder } from './name-order';
import type { Entry, View } from './view';

const REMOVED = Symbol('removed');
type Write = Buffer | typeof REMOVED;

const nameOf = (key: Buffer): string => key.toString('latin1');
const keyOf = (name: string): Buffer => Buffer.from(name, 'latin1');

/**
 * Uncommitted writes over a snapshot. Names are latin1 strings, whose order is the byte order of the keys.
 */
export class Overlay implements View {
  /** The changes of documents, for the change streams. */
  readonly recorded: Change[] = [];
  /** Grows with every write. */
  writes = 0;
  private readonly changes = new Map<string, Write>();
  /** By table, because a range never crosses the end of its table. */
  private readonly names = new Map<string, NameOrder>();

  constructor(private readonly base: View) {}

  put(key: Buffer, value: Buffer): void {
    this.change(nameOf(key), value);
  }

  remove(key: Buffer): void {
    this.change(nameOf(key), REMOVED);
  }

  record(change: Change): void {
    this.recorded.push(change);
  }

  private change(name: string, change: Write): void {
    if (!this.changes.has(name)) this.namesIn(name).add(name);
    this.changes.set(name, change);
    this.writes += 1;
  }

  private namesIn(name: string): NameOrder {
    const table = name.slice(0, TABLE_BYTES);
    const known = this.names.get(table) ?? new NameOrder();
    this.names.set(table, known);
    return known;
  }

  get(key: Buffer): Buffer | undefined {
    const change = this.changes.get(nameOf(key));
    if (change === undefined) return this.base.get(key);
    return change === REMOVED ? undefined : change;
  }

  *entries(start: Buffer, end: Buffer, reverse = false): Generator<Entry> {
    // A copy, because the command that iterates may write to the same overlay.
    const from = nameOf(start);
    const names = this.namesIn(from).between(from, nameOf(end));
    if (names.length === 0) return yield* this.base.entries(start, end, reverse);
    if (reverse) names.reverse();
    const comesFirst = (a: string, b: string): boolean => (reverse ? a > b : a < b);
    let next = 0;
    for (const entry of this.base.entries(start, end, reverse)) {
      const name = nameOf(entry.key);
      for (; next < names.length && comesFirst(names[next] ?? '', name); next += 1)
        yield* this.changed(names[next] ?? '');
      if (names[next] === name) {
        yield* this.changed(name);
        next += 1;
      } else {
        yield entry;
      }
    }
    for (; next < names.length; next += 1) yield* this.changed(names[next] ?? '');
  }

  private *changed(name: string): Generator<Entry> {
    const change = this.changes.get(name);
    if (change !== undefined && change !== REMOVED) yield { key: keyOf(name), value: change };
  }

  *keys(start: Buffer, end: Buffer, reverse = false, skip = 0): Generator<Buffer> {
    // Most reads of a transaction are of what it has not written: their keys need no values.
    const from = nameOf(start);
    if (this.namesIn(from).between(from, nameOf(end)).length === 0)
      return yield* this.base.keys(start, end, reverse, skip);
    let left = skip;
    for (const entry of this.entries(start, end, reverse)) {
      if (left > 0) left -= 1;
      else yield entry.key;
    }
  }

  count(start: Buffer, end: Buffer): number {
    return [...this.keys(start, end)].length;
  }

  /** Writes all changes to the store. Only inside a commit. */
  applyTo(target: { put(key: Buffer, value: Buffer): void; remove(key: Buffer): void }): void {
    for (const [name, change] of this.changes) {
      if (change === REMOVED) target.remove(keyOf(name));
      else target.put(keyOf(name), change);
    }
  }
}
