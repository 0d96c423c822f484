import { BSONRegExp } from 'bson';
import { fail } from '../errors';
import { type Condition, conditionsIn, valuesOf } from '../indexes/conditions';
import { cloneValue, type Doc } from '../values/types';
import { overlapIn, slotAt } from './set-path';

/** The path and value of an equality condition, as a list with one element; otherwise empty. */
function pinned(condition: Condition): { path: string; value: unknown }[] {
  const { path, operator, operand } = condition;
  const values = operator === '$all' && Array.isArray(operand) ? operand : valuesOf(condition);
  const [value] = values ?? [];
  return values?.length === 1 && !(value instanceof BSONRegExp) ? [{ path, value }] : [];
}

/** The initial document of an upsert: the equalities of its filter; only `_id` for a replacement. */
export function upsertBase(filter: Doc, replacement: boolean): Doc {
  const equalities = conditionsIn(filter)
    .filter(({ path }) => !replacement || path === '_id')
    .flatMap(pinned);
  const overlap = overlapIn(equalities.map(({ path }) => path));
  if (overlap !== undefined)
    fail('NotSingleValueField', `cannot infer query fields to set, '${overlap}' is matched twice`);
  const base: Doc = {};
  for (const { path, value } of equalities) slotAt(base, path).set(cloneValue(value));
  return base;
}
