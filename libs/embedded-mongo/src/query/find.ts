import { alternativesOf, planFor } from '../indexes/planner';
import { canCount, canSkip, type Found, scan, type ScanCount } from '../indexes/scan';
import type { Collection } from '../store/catalog';
import { recordKey } from '../store/keys';
import type { View } from '../store/view';
import { decode } from '../values/codec';
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
  /** Top-level fields that are needed. Absent: all. The result may contain more. */
  readonly fields?: ReadonlySet<string>;
}

/** Stands for each document that is only counted. */
const COUNTED: Found = { record: 0, doc: {} };

/** The documents that match a filter, in order. Unless the plan is exact, the filter tests each one. */
export function findAll(
  view: View,
  collection: Collection | undefined,
  request: FindRequest,
  count?: ScanCount,
): Found[] {
  const { filter, sort = [], skip = 0, limit = 0, fields } = request;
  const matches = compileFilter(filter);
  if (collection === undefined) return [];
  const alternatives = alternativesOf(collection, filter);
  if (alternatives) return findEach(view, collection, alternatives, request, count);
  const plan = planFor(collection, filter, sort);
  if (fields?.size === 0 && canCount(plan)) {
    const total = plan.ranges.reduce((sum, { start, end }) => sum + view.count(start, end), 0);
    if (count) count.keysExamined += total;
    const size = Math.max(0, total - skip);
    return Array.from({ length: limit > 0 ? Math.min(limit, size) : size }, () => COUNTED);
  }
  const passed = canSkip(plan) ? skip : 0;
  const rest = skip - passed;
  const enough = plan.sorted && limit > 0 ? rest + limit : Infinity;
  const found: Found[] = [];
  const isFew = !plan.exact && enough < Infinity;
  const tested = isFew ? testedFields(filter) : undefined;
  const needed = plan.exact && plan.sorted ? fields : tested;
  for (const candidate of scan(view, collection, plan, needed, count, passed)) {
    if (!plan.exact && !matches(candidate.doc)) continue;
    found.push(tested ? wholeOf(view, collection, candidate) : candidate);
    if (found.length >= enough) break;
  }
  const ordered = plan.sorted ? found : sortDocs(found, ({ doc }) => doc, sort);
  return ordered.slice(rest, limit > 0 ? rest + limit : undefined);
}

/** The documents that match any of some filters, each read by an index of its own. */
function findEach(
  view: View,
  collection: Collection,
  alternatives: readonly Doc[],
  { sort = [], skip = 0, limit = 0, fields }: FindRequest,
  count?: ScanCount,
): Found[] {
  const enough = limit > 0 ? skip + limit : 0;
  const needed = fields && new Set([...fields, ...firstParts(sort)]);
  // Without fields a document has no record that tells it from others.
  const read = { sort, limit: enough, fields: needed?.size === 0 ? undefined : needed };
  const found = new Map<number, Found>();
  for (const filter of alternatives) {
    for (const one of findAll(view, collection, { ...read, filter }, count))
      found.set(one.record, one);
    if (sort.length === 0 && enough > 0 && found.size >= enough) break;
  }
  const all = sortDocs([...found.values()], ({ doc }) => doc, sort);
  return all.slice(skip, limit > 0 ? skip + limit : undefined);
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

function wholeOf(view: View, { ident }: Collection, { record, doc }: Found): Found {
  const bytes = view.get(recordKey(ident, record));
  return { record, doc: bytes ? decode(bytes) : doc };
}
