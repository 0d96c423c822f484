import { BSONRegExp } from 'bson';
import { fail } from '../errors';
import { type Condition, conditionsIn, valuesOf } from '../indexes/conditions';
import { cloneValue, type Doc } from '../values/types';
import { overlapIn, slotAt } from './set-path';

/** The value a condition pins down, in a list of its own, or nothing. */
function pinned(condition: Condition): { path: string; value: unknown }[] {
  const { path, operator, operand } = condition;
  const values = operator === '$all' && Array.isArray(operand) ? operand : valuesOf(condition);
  const [value] = values ?? [];
  return values?.length === 1 && !(value instanceof BSONRegExp) ? [{ path, value }] : [];
}

/** The document an upsert starts from: the equalities of its filter, or only `_id` to replace. */
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
