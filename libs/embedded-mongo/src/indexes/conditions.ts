import { BSONRegExp } from 'bson';
import { regexOf } from '../query/regex';
import { type Doc, isDoc } from '../values/types';

/** One condition on a path. Every matching document fulfils it. */
export interface Condition {
  readonly path: string;
  readonly operator: string;
  readonly operand: unknown;
}

export type Conditions = ReadonlyMap<string, readonly Condition[]>;

/** The conditions on one path. A regex becomes `$regex`, a plain value becomes `$eq`. */
function fieldConditions(path: string, value: unknown): Condition[] {
  if (value instanceof BSONRegExp) return [{ path, operator: '$regex', operand: value }];
  if (!isDoc(value) || Object.keys(value)[0]?.startsWith('$') !== true)
    return [{ path, operator: '$eq', operand: value }];
  return Object.entries(value)
    .filter(([operator]) => operator !== '$options')
    .map(([operator, operand]) => ({
      path,
      operator,
      operand: operator === '$regex' ? regexOf(operand, value['$options']) : operand,
    }));
}

/** The conditions of a filter on single paths, including those in `$and`. Others are left out. */
export const conditionsIn = (filter: Doc): Condition[] =>
  Object.entries(filter).flatMap(([key, value]) => {
    if (key === '$and' && Array.isArray(value)) return value.filter(isDoc).flatMap(conditionsIn);
    return key.startsWith('$') ? [] : fieldConditions(key, value);
  });

/** The conditions of a filter, by path. */
export function conditionsOf(filter: Doc): Conditions {
  const byPath = new Map<string, Condition[]>();
  for (const condition of conditionsIn(filter))
    byPath.set(condition.path, [...(byPath.get(condition.path) ?? []), condition]);
  return byPath;
}

/** The values of an equality condition (`$eq`, `$in`); undefined for other conditions. */
export function valuesOf({ operator, operand }: Condition): readonly unknown[] | undefined {
  if (operator === '$eq') return [operand];
  return operator === '$in' && Array.isArray(operand) ? operand : undefined;
}
