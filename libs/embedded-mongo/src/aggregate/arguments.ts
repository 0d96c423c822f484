import { BSONRegExp } from 'bson';
import { fail, MongoError } from '../errors';
import { type Doc, isDoc, isNil, typeName } from '../values/types';
import { compileExpression, type Expression } from './expression';

export type OperatorCompiler = (operand: unknown, name: string) => Expression;

/** Argument types, by the word used in the error message. "value" allows anything, also null. */
const KINDS = {
  value: () => true,
  number: (value: unknown) => typeof value === 'number',
  integer: Number.isInteger,
  string: (value: unknown) => typeof value === 'string',
  regex: (value: unknown) => typeof value === 'string' || value instanceof BSONRegExp,
  array: Array.isArray,
  date: (value: unknown) => value instanceof Date,
  'date or number': (value: unknown) => value instanceof Date || typeof value === 'number',
};
type Kind = keyof typeof KINDS;
/** "?" marks an optional argument, "*" an argument that may occur any number of times. */
type Expected = `${Kind}${'' | '?' | '*'}`;

const kindOf = (expected: Expected): Kind => expected.replace(/[?*]$/, '') as Kind;
const isRequired = (expected: string): boolean => !/[?*]$/.test(expected);

export const typeMismatch = (message: string): MongoError =>
  new MongoError('TypeMismatch', message);

/** True when a typed argument is null or missing. A wrong type is MongoDB's error 14. */
function hasNull(values: readonly unknown[], kinds: readonly Kind[], name: string): boolean {
  if (values.some((value, at) => kinds[at] !== 'value' && isNil(value))) return true;
  for (const [at, kind] of kinds.entries())
    if (!KINDS[kind](values[at]))
      throw typeMismatch(`${name} takes a ${kind} here, not ${typeName(values[at])}`);
  return false;
}

/** The operands of an operator. They are written as a list or as a single value. */
export const operandsOf = (operand: unknown): Expression[] =>
  (Array.isArray(operand) ? operand : [operand]).map(compileExpression);

/** An operator over a list of arguments. The result is null when a typed argument is null. */
export function listed(
  expected: readonly Expected[],
  compute: (...args: never[]) => unknown,
): OperatorCompiler {
  const least = expected.filter(isRequired).length;
  const repeated = expected.find((kind) => kind.endsWith('*')) ?? 'value';
  const most = expected.includes(repeated) ? Infinity : expected.length;
  return (operand, name) => {
    const args = operandsOf(operand);
    if (args.length < least || args.length > most)
      fail(
        'InvalidPipelineOperator',
        `Expression ${name} takes ${least === most ? `exactly ${least}` : `${least} to ${most}`} arguments. ${args.length} were passed in.`,
      );
    const kinds = args.map((_, at) => kindOf(expected[at] ?? repeated));
    return (scope) => {
      const values = args.map((arg) => arg(scope));
      return hasNull(values, kinds, name) ? null : compute(...(values as never[]));
    };
  };
}

/** The named arguments of an operator such as `$dateTrunc`. Unexpected names are refused. */
export function named(
  operand: unknown,
  name: string,
  expected: Readonly<Record<string, string>>,
): Record<string, Expression> {
  if (!isDoc(operand)) fail('FailedToParse', `${name} only supports an object as its argument`);
  for (const key of Object.keys(operand))
    if (!Object.hasOwn(expected, key))
      fail('FailedToParse', `Unrecognized argument to ${name}: ${key}`);
  for (const [key, kind] of Object.entries(expected))
    if (isRequired(kind) && !(key in operand))
      fail('FailedToParse', `Missing '${key}' parameter to ${name}`);
  return Object.fromEntries(
    Object.entries(operand).map(([key, value]) => [key, compileExpression(value)]),
  );
}

/** An operator over named arguments. When a typed argument is null, the result is null or `whenNull`. */
export function keyed(
  expected: Readonly<Record<string, Expected>>,
  compute: (args: never) => unknown,
  whenNull: (args: Doc) => unknown = () => null,
): OperatorCompiler {
  return (operand, name) => {
    const parts = Object.entries(named(operand, name, expected));
    const kinds = parts.map(([key]) => kindOf(expected[key] ?? 'value'));
    return (scope) => {
      const args = Object.fromEntries(parts.map(([key, part]) => [key, part(scope)]));
      return hasNull(Object.values(args), kinds, name) ? whenNull(args) : compute(args as never);
    };
  };
}
