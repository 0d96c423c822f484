import { alternativesOf, planFor } from '../indexes/planner';
import {
  canCount,
  canSkip,
  COUNTED,
  Found,
  type KnownRecords,
  scan,
  type ScanCount,
} from '../indexes/scan';
import type { Collection } from '../store/catalog';
import type { View } from '../store/view';
import { decode } from '../values/codec';
import { fieldChooser } from '../values/field-chooser';
import { splitPath } from '../values/paths';
import type { Doc } from '../values/types';
import { compileFilter } from './match';
import { firstParts, type SortPattern, sortDocs } from './sort';

export interface FindRequest {
  readonly filter: Doc;
  readonly sort?: SortPattern;
  readonly skip?: number;
  /** 0 or absent: no limit. */
  readonly limit?: number;
  /** The documents are only counted, so they may be empty. */
  readonly onlyCounts?: boolean;
}

/** The documents that match a filter, in order. Unless the plan is exact, the filter tests each one. */
export function findAll(
  view: View,
  collection: Collection | undefined,
  request: FindRequest,
  count?: ScanCount,
  known?: KnownRecords,
): Found[] {
  const { filter, sort = [], skip = 0, limit = 0, onlyCounts = false } = request;
  const matches = compileFilter(filter);
  if (collection === undefined) return [];
  const alternatives = alternativesOf(collection, filter);
  if (alternatives) return findEach(view, collection, alternatives, request, count);
  const plan = planFor(collection, filter, sort);
  // The same document of several plans is known by its record.
  if (onlyCounts && !known && canCount(plan)) {
    const total = plan.ranges.reduce((sum, { start, end }) => sum + view.count(start, end), 0);
    if (count) count.keysExamined += total;
    const size = Math.max(0, total - skip);
    const one = new Found(0, COUNTED);
    return Array.from({ length: limit > 0 ? Math.min(limit, size) : size }, () => one);
  }
  const passed = canSkip(plan) ? skip : 0;
  const rest = skip - passed;
  const enough = plan.sorted && limit > 0 ? rest + limit : Infinity;
  const found: Found[] = [];
  const testedOf = enough < Infinity ? readerOf(testedFields(filter)) : wholeOf;
  const isKeysOnly = onlyCounts && plan.exact && plan.sorted;
  for (const candidate of scan(view, collection, plan, {
    count,
    isKeysOnly,
    skip: passed,
    known,
  })) {
    if (!plan.exact && !matches(testedOf(candidate))) continue;
    found.push(candidate);
    if (found.length >= enough) break;
  }
  const ordered = plan.sorted ? found : sortDocs(found, wholeOf, sort);
  return ordered.slice(rest, limit > 0 ? rest + limit : undefined);
}

/** The documents that match any of some filters, each read by an index of its own. */
function findEach(
  view: View,
  collection: Collection,
  alternatives: readonly Doc[],
  { sort = [], skip = 0, limit = 0, ...request }: FindRequest,
  count?: ScanCount,
): Found[] {
  const enough = limit > 0 ? skip + limit : 0;
  const found = new Map<number, Found>();
  let parts = 0;
  for (const filter of alternatives) {
    const [read, before] = [{ ...request, filter, sort, limit: enough }, found.size];
    for (const one of findAll(view, collection, read, count, found)) found.set(one.record, one);
    if (found.size > before) parts += 1;
    if (sort.length === 0 && enough > 0 && found.size >= enough) break;
  }
  const all = [...found.values()];
  // One alternative alone gives its documents in order, also when others find the same ones.
  const ordered = parts > 1 ? sortDocs(all, readerOf(new Set(firstParts(sort))), sort) : all;
  return ordered.slice(skip, limit > 0 ? skip + limit : undefined);
}

/**
 * The top-level fields that a filter tests; undefined when it may test any. When few of many candidates are
 * wanted, the others are not decoded further.
 */
function testedFields(filter: Doc): ReadonlySet<string> | undefined {
  const paths = Object.keys(filter);
  if (paths.some((path) => path.startsWith('$'))) return undefined;
  return new Set(paths.map((path) => splitPath(path)[0] ?? ''));
}

const wholeOf = ({ doc }: Found): Doc => doc;

/** Decodes some top-level fields of a document; undefined: all. */
function readerOf(fields: ReadonlySet<string> | undefined): (found: Found) => Doc {
  if (fields === undefined) return wholeOf;
  const choose = fieldChooser(new Map([...fields].map((field) => [field, true])));
  return (found) => decode(choose(found.bytes) ?? found.bytes);
}
