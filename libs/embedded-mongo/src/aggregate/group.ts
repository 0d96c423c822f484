import { fail, refuse } from '../errors';
import { bytesOf } from '../values/key-encoding';
import { safeResult } from '../values/numbers';
import { type Doc, entryOf, isDoc } from '../values/types';
import { compileExpression } from './expression';

/** Combines the values of one group, in document order; undefined means missing. */
type Accumulator = (values: readonly unknown[]) => unknown;

/** The supported accumulators of `$group`. */
export const ACCUMULATORS: Readonly<Record<string, Accumulator>> = {
  $sum: (values) =>
    values
      .filter((value) => typeof value === 'number')
      .reduce((total, value) => safeResult(total + value, [total, value], '$sum'), 0),
};

/** `$group`: keys are compared as BSON values (1 and 1.0 are one group, missing counts as null). */
export function compileGroup(spec: Doc): (docs: readonly Doc[]) => Doc[] {
  if (!('_id' in spec)) fail('BadValue', 'a group specification must include an _id');
  const { _id, ...sums } = spec;
  const key = compileExpression(_id);
  const fields = Object.entries(sums).map(([name, definition]) => {
    const operators = isDoc(definition) ? Object.entries(definition) : [];
    const [operator, operand] = operators[0] ?? [];
    if (operators.length !== 1 || operator === undefined)
      fail('BadValue', `The field '${name}' must specify one accumulator`);
    if (name.includes('.')) fail('BadValue', `The field name '${name}' cannot contain '.'`);
    const accumulate = entryOf(ACCUMULATORS, operator) ?? refuse(`the accumulator ${operator}`);
    return { name, accumulate, value: compileExpression(operand) };
  });
  return (docs) => {
    const groups = new Map<string, { id: unknown; docs: Doc[] }>();
    for (const doc of docs) {
      const id = key(doc) ?? null;
      const name = bytesOf(id);
      const group = groups.get(name);
      if (group === undefined) groups.set(name, { id, docs: [doc] });
      else group.docs.push(doc);
    }
    return [...groups.values()].map(({ id, docs: members }) => ({
      _id: id,
      ...Object.fromEntries(
        fields.map(({ name, accumulate, value }) => [name, accumulate(members.map(value))]),
      ),
    }));
  };
}
