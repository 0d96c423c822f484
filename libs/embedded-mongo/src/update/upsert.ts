import { BSONRegExp } from 'bson';
import { fail } from '../errors';
import { type Condition, conditionsIn, valuesOf } from '../indexes/conditions';
import { cloneValue, type Doc } from '../values/types';
import { overlapIn, slotAt } from './set-path';

/** The path and value of an equality condition, as a list with one element; otherwise empty. */
function pinned(condition: Condition): { path: string; value: unknown }[] {
  const values = valuesOf(condition);
  const [value] = values ?? [];
  return values?.length === 1 && !(value instanceof BSONRegExp)
    ? [{ path: condition.path, value }]
    : [];
}

/** The initial document of an upsert: the equalities of its filter. */
export function upsertBase(filter: Doc): Doc {
  const equalities = conditionsIn(filter).flatMap(pinned);
  const overlap = overlapIn(equalities.map(({ path }) => path));
  if (overlap !== undefined)
    fail('NotSingleValueField', `cannot infer query fields to set, '${overlap}' is matched twice`);
  const base: Doc = {};
  for (const { path, value } of equalities) slotAt(base, path).set(cloneValue(value));
  return base;
}
