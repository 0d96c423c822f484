import { BSONRegExp } from 'bson';
import { MongoError } from '../errors';
import { type Conditions, conditionsOf } from '../indexes/conditions';
import { cloneValue } from '../values/clone';
import type { Doc } from '../values/types';
import { slotAt } from './set-path';

function equalitiesOf(conditions: Conditions): [string, unknown][] {
  const result: [string, unknown][] = [];
  for (const [path, list] of conditions) {
    const values = list.flatMap(({ operator, operand }) => {
      if (operator === '$eq' && !(operand instanceof BSONRegExp)) return [operand];
      const single =
        (operator === '$in' || operator === '$all') &&
        Array.isArray(operand) &&
        operand.length === 1;
      return single ? [(operand as unknown[])[0]] : [];
    });
    if (values.length > 1)
      throw new MongoError(
        'NotSingleValueField',
        `cannot infer query fields to set, path '${path}' is matched twice`,
      );
    if (values.length === 1 && !(values[0] instanceof BSONRegExp)) result.push([path, values[0]]);
  }
  return result;
}

/** The document an upsert starts from: the equalities of its filter, or only `_id` to replace. */
export function upsertBase(filter: Doc, replacement: boolean): Doc {
  const base: Doc = {};
  for (const [path, value] of equalitiesOf(conditionsOf(filter)))
    if (!replacement || path === '_id') slotAt(base, path).set(cloneValue(value));
  return base;
}
