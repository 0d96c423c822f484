import type { Collection } from '../store/catalog';
import { recordKey, recordOf, tableRange } from '../store/keys';
import type { View } from '../store/view';
import { decode } from '../values/codec';
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

/** Reads the candidates of a plan, each record once. */
export function* scan(
  view: View,
  collection: Collection,
  plan: Plan,
  count?: ScanCount,
): Generator<Found> {
  if (plan.index === undefined) {
    const { start, end } = tableRange(collection.ident);
    for (const { key, value } of view.entries(start, end)) {
      if (count) count.docsExamined += 1;
      yield { record: recordOf(key), doc: decode(value) };
    }
    return;
  }
  const seen = plan.index.multikey ? new Set<number>() : undefined;
  const ranges = plan.reverse ? [...plan.ranges].reverse() : plan.ranges;
  for (const { start, end } of ranges) {
    for (const key of view.keys(start, end, plan.reverse)) {
      if (count) count.keysExamined += 1;
      const record = recordOf(key);
      if (seen?.has(record)) continue;
      seen?.add(record);
      const bytes = view.get(recordKey(collection.ident, record));
      if (bytes === undefined) continue;
      if (count) count.docsExamined += 1;
      yield { record, doc: decode(bytes) };
    }
  }
}
