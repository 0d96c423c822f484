import type { Collection } from '../store/catalog';
import { recordKey, recordOf, tableRange } from '../store/keys';
import type { View } from '../store/view';
import { decode, decodeFields } from '../values/codec';
import type { Doc } from '../values/types';
import type { Plan } from './planner';

export interface Found {
  readonly record: number;
  readonly doc: Doc;
}

export interface ScanCount {
  keysExamined: number;
  docsExamined: number;
}

/** True when the first candidates of a plan can be skipped without reading them. */
export const canSkip = ({ index, ranges, exact, sorted }: Plan): boolean =>
  exact && sorted && index !== undefined && !index.multikey && ranges.length === 1;

/**
 * Reads the candidates of a plan, each record once. With an empty set of fields, an index scan reads keys and
 * no records.
 */
export function* scan(
  view: View,
  collection: Collection,
  plan: Plan,
  fields?: ReadonlySet<string>,
  count?: ScanCount,
  /** Only when canSkip is true. */
  skip = 0,
): Generator<Found> {
  const read = (bytes: Buffer): Doc => (fields ? decodeFields(bytes, fields) : decode(bytes));
  if (plan.index === undefined) {
    const { start, end } = tableRange(collection.ident);
    for (const { key, value } of view.entries(start, end)) {
      if (count) count.docsExamined += 1;
      yield { record: recordOf(key), doc: read(value) };
    }
    return;
  }
  if (count) count.keysExamined += skip;
  const seen = plan.index.multikey ? new Set<number>() : undefined;
  const ranges = plan.reverse ? [...plan.ranges].reverse() : plan.ranges;
  for (const { start, end } of ranges) {
    for (const key of view.keys(start, end, plan.reverse, skip)) {
      if (count) count.keysExamined += 1;
      const record = recordOf(key);
      if (seen?.has(record)) continue;
      seen?.add(record);
      if (fields?.size === 0) {
        yield { record, doc: {} };
        continue;
      }
      const bytes = view.get(recordKey(collection.ident, record));
      if (bytes === undefined) continue;
      if (count) count.docsExamined += 1;
      yield { record, doc: read(bytes) };
    }
  }
}
