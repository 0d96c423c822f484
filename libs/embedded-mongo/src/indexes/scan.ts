import type { Collection } from '../store/catalog';
import { recordKey, recordOf, tableRange } from '../store/keys';
import type { View } from '../store/view';
import { decode, encode } from '../values/codec';
import type { Doc } from '../values/types';
import type { Plan } from './planner';

/** A document of the store. It is decoded when its values are wanted, because most answers take its bytes. */
export class Found {
  private decoded: Doc | undefined;

  constructor(
    readonly record: number,
    readonly bytes: Buffer,
  ) {}

  get doc(): Doc {
    return (this.decoded ??= decode(this.bytes));
  }
}

/** The bytes of a document that is only counted. */
export const COUNTED = encode({});

/** Records that were read before, so they are not read again. */
export type KnownRecords = ReadonlyMap<number, Found>;

export interface ScanCount {
  keysExamined: number;
  docsExamined: number;
}

/** True when the first candidates of a plan can be skipped without reading their documents. */
export const canSkip = ({ index, exact, sorted }: Plan): boolean =>
  exact && sorted && index !== undefined;

/** True when each key of a plan is one candidate, so the store can skip them. */
const isKeyEach = ({ index, ranges }: Plan): boolean =>
  index?.multikey === false && ranges.length === 1;

/** True when the keys of a plan are one for each document that matches. */
export const canCount = ({ index, exact }: Plan): boolean =>
  exact && index !== undefined && !index.multikey;

/** How the candidates of a plan are read. */
interface Reading {
  readonly count?: ScanCount | undefined;
  /** Reads the keys of an index and no records. */
  readonly isKeysOnly?: boolean;
  /** Only when canSkip is true. */
  readonly skip?: number;
  readonly known?: KnownRecords | undefined;
}

/** Reads the candidates of a plan, each record once. */
export function* scan(
  view: View,
  collection: Collection,
  plan: Plan,
  { count, isKeysOnly = false, skip = 0, known }: Reading,
): Generator<Found> {
  if (plan.index === undefined) {
    const { start, end } = tableRange(collection.ident);
    for (const { key, value } of view.entries(start, end)) {
      if (count) count.docsExamined += 1;
      yield new Found(recordOf(key), value);
    }
    return;
  }
  const passed = isKeyEach(plan) ? skip : 0;
  let rest = skip - passed;
  if (count) count.keysExamined += passed;
  const seen = plan.index.multikey ? new Set<number>() : undefined;
  for (const key of keysOf(view, plan, passed)) {
    if (count) count.keysExamined += 1;
    const record = recordOf(key);
    if (seen?.has(record)) continue;
    seen?.add(record);
    if (rest > 0) {
      rest -= 1;
      continue;
    }
    const before = isKeysOnly ? new Found(record, COUNTED) : known?.get(record);
    if (before) {
      yield before;
      continue;
    }
    const bytes = view.get(recordKey(collection.ident, record));
    if (bytes === undefined) continue;
    if (count) count.docsExamined += 1;
    yield new Found(record, bytes);
  }
}

/** The keys of all ranges of a plan, in its order. */
function* keysOf(view: View, { ranges, reverse, merged }: Plan, skip: number): Generator<Buffer> {
  if (merged) return yield* mergedKeys(view, ranges, reverse);
  for (const { start, end } of reverse ? [...ranges].reverse() : ranges)
    yield* view.keys(start, end, reverse, skip);
}

interface Head {
  readonly keys: Iterator<Buffer>;
  readonly length: number;
  /** The next key; undefined at the end. */
  key: Buffer | undefined;
}

/** Merges ranges by what follows their common values. */
function* mergedKeys(view: View, ranges: Plan['ranges'], reverse: boolean): Generator<Buffer> {
  const heads: Head[] = ranges.map(({ start, end, head: length }) => {
    const keys = view.keys(start, end, reverse)[Symbol.iterator]();
    return { keys, length, key: nextOf(keys) };
  });
  try {
    for (;;) {
      let first: Head | undefined;
      for (const head of heads)
        if (head.key && (!first?.key || isBefore(head, first, reverse))) first = head;
      if (!first?.key) return;
      yield first.key;
      first.key = nextOf(first.keys);
    }
  } finally {
    for (const { keys } of heads) keys.return?.();
  }
}

function nextOf(keys: Iterator<Buffer>): Buffer | undefined {
  const next = keys.next();
  return next.done ? undefined : next.value;
}

function isBefore(one: Head, other: Head, reverse: boolean): boolean {
  if (!one.key || !other.key) return false;
  const order = one.key.compare(
    other.key,
    ...([other.length, other.key.length, one.length, one.key.length] as const),
  );
  return reverse ? order > 0 : order < 0;
}
