import { compileFilter } from '../query/match';
import { equal } from '../values/compare';
import type { Doc } from '../values/types';
import { type Condition, type Conditions, conditionsIn, valuesOf } from './conditions';

/** True when every value that fulfils the condition also fulfils the clause of the partial index. */
function implies(condition: Condition, { operator, operand }: Condition): boolean {
  if (condition.operator === operator && equal(condition.operand, operand)) return true;
  const values = valuesOf(condition) ?? [];
  const matches = compileFilter({ probe: { [operator]: operand } });
  // An equality with null also matches documents without the field.
  const isInside = (probe: unknown): boolean =>
    probe !== null && !Array.isArray(probe) && matches({ probe });
  return values.length > 0 && values.every(isInside);
}

/** True when the partial index contains every document that matches the filter. */
export const impliesPartial = (filter: Conditions, partial: Doc): boolean =>
  conditionsIn(partial).every((clause) =>
    (filter.get(clause.path) ?? []).some((condition) => implies(condition, clause)),
  );
