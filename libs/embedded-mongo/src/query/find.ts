import { planFor } from '../indexes/planner';
import { canSkip, type Found, scan, type ScanCount } from '../indexes/scan';
import type { Collection } from '../store/catalog';
import type { View } from '../store/view';
import type { Doc } from '../values/types';
import { compileFilter } from './match';
import { type SortPattern, sortDocs } from './sort';

export interface FindRequest {
  readonly filter: Doc;
  readonly sort?: SortPattern;
  readonly skip?: number;
  /** 0 or absent: no limit. */
  readonly limit?: number;
  /** Top-level fields that are needed. Absent: all. The result may contain more. */
  readonly fields?: ReadonlySet<string>;
}

/** The documents that match a filter, in order. Unless the plan is exact, the filter tests each one. */
export function findAll(
  view: View,
  collection: Collection | undefined,
  { filter, sort = [], skip = 0, limit = 0, fields }: FindRequest,
  count?: ScanCount,
): Found[] {
  const matches = compileFilter(filter);
  if (collection === undefined) return [];
  const plan = planFor(collection, filter, sort);
  const passed = canSkip(plan) ? skip : 0;
  const rest = skip - passed;
  const enough = plan.sorted && limit > 0 ? rest + limit : Infinity;
  const found: Found[] = [];
  const needed = plan.exact && plan.sorted ? fields : undefined;
  for (const candidate of scan(view, collection, plan, needed, count, passed)) {
    if (!plan.exact && !matches(candidate.doc)) continue;
    found.push(candidate);
    if (found.length >= enough) break;
  }
  const ordered = plan.sorted ? found : sortDocs(found, ({ doc }) => doc, sort);
  return ordered.slice(rest, limit > 0 ? rest + limit : undefined);
}
