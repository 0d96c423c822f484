import { BSONRegExp } from 'bson';
import { regexOf } from '../query/regex';
import { type Doc, isDoc } from '../values/types';

/** One condition on a path that every matching document fulfils. */
export interface Condition {
  readonly path: string;
  readonly operator: string;
  readonly operand: unknown;
}

export type Conditions = ReadonlyMap<string, readonly Condition[]>;

/** The conditions on one path; a regex stands under `$regex`, a plain value under `$eq`. */
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

/** The conditions a filter sets on single paths, also through `$and`; the rest is left out. */
export const conditionsIn = (filter: Doc): Condition[] =>
  Object.entries(filter).flatMap(([key, value]) => {
    if (key === '$and' && Array.isArray(value)) return value.filter(isDoc).flatMap(conditionsIn);
    return key.startsWith('$') ? [] : fieldConditions(key, value);
  });

/** The same by path. */
export function conditionsOf(filter: Doc): Conditions {
  const byPath = new Map<string, Condition[]>();
  for (const condition of conditionsIn(filter))
    byPath.set(condition.path, [...(byPath.get(condition.path) ?? []), condition]);
  return byPath;
}

/** The values one of which fulfils an equality, undefined for other conditions. */
export function valuesOf({ operator, operand }: Condition): readonly unknown[] | undefined {
  if (operator === '$eq') return [operand];
  return operator === '$in' && Array.isArray(operand) ? operand : undefined;
}
