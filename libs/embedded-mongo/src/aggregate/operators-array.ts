import { MongoError } from '../errors';
import { type Doc, isDoc, typeName } from '../values/types';
import { isNil, literalName, named, strict, typeMismatch, unary } from './arguments';
import type { OperatorCompiler } from './operators';
import { truthy } from './truth';

const array = (name: string, value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  throw typeMismatch(`${name} requires an array, found: ${typeName(value)}`);
};

function elementAt([list, index]: readonly unknown[], name: string): unknown {
  if (isNil(list) || isNil(index)) return null;
  if (!Number.isInteger(index))
    throw typeMismatch(`${name}'s second argument must be a numeric value`);
  return array(name, list).at(index as number);
}

function slice([list, first, second]: readonly unknown[], name: string): unknown {
  if (isNil(list) || isNil(first) || second === null) return null;
  const items = array(name, list);
  const [start, count] =
    second === undefined ? [undefined, first as number] : [first as number, second as number];
  if (!Number.isInteger(count) || (start !== undefined && (!Number.isInteger(start) || count <= 0)))
    throw new MongoError('BadValue', `${name} needs integers, and a positive third argument`);
  if (start === undefined) return count < 0 ? items.slice(count) : items.slice(0, count);
  const from = start < 0 ? Math.max(0, items.length + start) : start;
  return items.slice(from, from + count);
}

/** `$map` and `$filter`: an expression over each element, bound to a variable. */
const perElement =
  (
    body: string,
    optional: readonly string[],
    apply: (items: readonly unknown[], each: (item: unknown) => unknown, limit: unknown) => unknown,
  ): OperatorCompiler =>
  (operand, name) => {
    const { as: _as, ...rest } = isDoc(operand) ? operand : ({} as Doc);
    const parts = named(isDoc(operand) ? rest : operand, name, ['input', body], optional);
    const variable = literalName(isDoc(operand) ? operand : {}, 'as', 'this');
    return (scope) => {
      const input = parts['input']?.(scope);
      if (isNil(input)) return null;
      const each = (item: unknown) =>
        parts[body]?.({ root: scope.root, variables: { ...scope.variables, [variable]: item } });
      return apply(array(name, input), each, parts['limit']?.(scope));
    };
  };

const reduce: OperatorCompiler = (operand, name) => {
  const parts = named(operand, name, ['input', 'initialValue', 'in'], []);
  return (scope) => {
    const input = parts['input']?.(scope);
    if (isNil(input)) return null;
    return array(name, input).reduce(
      (value: unknown, item: unknown) =>
        parts['in']?.({ root: scope.root, variables: { ...scope.variables, value, this: item } }),
      parts['initialValue']?.(scope),
    );
  };
};

export const ARRAY_OPERATORS: Readonly<Record<string, OperatorCompiler>> = {
  $arrayElemAt: strict({ min: 2, max: 2 }, elementAt),
  $first: unary((value, name) => (isNil(value) ? null : array(name, value)[0])),
  $last: unary((value, name) => (isNil(value) ? null : array(name, value).at(-1))),
  $size: unary((value) => {
    if (Array.isArray(value)) return value.length;
    throw typeMismatch(
      `The argument to $size must be an array, but was of type: ${typeName(value)}`,
    );
  }),
  $isArray: unary((value) => Array.isArray(value)),
  $slice: strict({ min: 2, max: 3 }, slice),
  $concatArrays: strict({ min: 0, max: Infinity }, (args, name) =>
    args.some(isNil) ? null : args.flatMap((value) => array(name, value)),
  ),
  $map: perElement('in', [], (items, each) => items.map((item) => each(item) ?? null)),
  $filter: perElement('cond', ['limit'], (items, each, limit) =>
    items
      .filter((item) => truthy(each(item)))
      .slice(0, typeof limit === 'number' ? limit : undefined),
  ),
  $reduce: reduce,
};
