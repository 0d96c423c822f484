import { operatorsOf } from '../query/match';
import { prefixOf } from '../query/regex';
import type { Doc } from '../values/types';

/** One condition on a path. Every matching document fulfils it. */
export interface Condition {
  readonly path: string;
  readonly operator: string;
  /** Of `$regex`: the text at the beginning. */
  readonly operand: unknown;
}

export type Conditions = ReadonlyMap<string, readonly Condition[]>;

/** The conditions of a filter on single paths. `$or` is left out. */
export const conditionsIn = (filter: Doc): Condition[] =>
  Object.entries(filter)
    .filter(([path]) => !path.startsWith('$'))
    .flatMap(([path, value]) =>
      Object.entries(operatorsOf(value)).map(([operator, operand]) => ({
        path,
        operator,
        operand: operator === '$regex' ? prefixOf(operand) : operand,
      })),
    );

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
