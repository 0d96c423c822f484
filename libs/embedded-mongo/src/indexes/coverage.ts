import { compileFilter } from '../query/match';
import { equal } from '../values/compare';
import { type Doc, isDoc } from '../values/types';
import { type Conditions, conditionsOf } from './conditions';

const EXCLUDES_MISSING = new Set(['$gt', '$gte', '$lt', '$lte', '$regex', '$type']);

function impliesClause(
  filter: Conditions,
  path: string,
  operator: string,
  operand: unknown,
): boolean {
  const clause: Doc = { probe: { [operator]: operand } };
  return (filter.get(path) ?? []).some((condition) => {
    if (condition.operator === operator && equal(condition.operand, operand)) return true;
    if (operator === '$exists' && operand === true && EXCLUDES_MISSING.has(condition.operator))
      return condition.operand !== null;
    const values =
      condition.operator === '$eq'
        ? [condition.operand]
        : condition.operator === '$in' && Array.isArray(condition.operand)
          ? (condition.operand as unknown[])
          : [];
    // An equality with null also holds for documents without the field.
    return (
      values.length > 0 &&
      values.every(
        (value) =>
          value !== null &&
          !Array.isArray(value) &&
          rankable(value) &&
          compileFilter(clause)({ probe: value }),
      )
    );
  });
}

const rankable = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value instanceof Date ||
  isDoc(value) ||
  '_bsontype' in (value ?? {});

/** Whether every document that fulfils the filter is inside the partial index. */
export function impliesPartial(filter: Conditions, partial: Doc): boolean {
  for (const [path, conditions] of conditionsOf(partial))
    for (const { operator, operand } of conditions)
      if (!impliesClause(filter, path, operator, operand)) return false;
  return true;
}
