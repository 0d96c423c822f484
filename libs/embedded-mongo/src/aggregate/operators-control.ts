import { fail } from '../errors';
import { type Doc, isDoc, isNil, truthy } from '../values/types';
import { named, type OperatorCompiler, operandsOf, typeMismatch } from './arguments';
import { compileBinding, compileExpression, type Expression, type Scope } from './expression';

const list =
  (apply: (args: readonly Expression[], scope: Scope) => unknown): OperatorCompiler =>
  (operand) => {
    const args = operandsOf(operand);
    return (scope) => apply(args, scope);
  };

const bind = ({ root, variables }: Scope, added: Doc): Scope => ({
  root,
  variables: { ...variables, ...added },
});

const cond: OperatorCompiler = (operand, name) => {
  if (Array.isArray(operand) && operand.length !== 3)
    fail('InvalidPipelineOperator', 'Expression $cond takes exactly 3 arguments.');
  const [condition, yes, no] = Array.isArray(operand) ? (operand as unknown[]) : [];
  const parts = named(
    Array.isArray(operand) ? { if: condition, then: yes, else: no } : operand,
    name,
    { if: 'value', then: 'value', else: 'value' },
  );
  return (scope) => (truthy(parts['if']?.(scope)) ? parts['then'] : parts['else'])?.(scope);
};

const switchOperator: OperatorCompiler = (operand, name) => {
  const { branches: list, ...rest } = isDoc(operand) ? operand : {};
  if (!Array.isArray(list)) fail('FailedToParse', '$switch requires an array of branches');
  const { default: otherwise } = named(rest, name, { default: 'value?' });
  const branches = list.map((branch: unknown) =>
    named(branch, name, { case: 'value', then: 'value' }),
  );
  return (scope) => {
    const then = branches.find((branch) => truthy(branch['case']?.(scope)))?.['then'] ?? otherwise;
    if (then === undefined)
      fail('BadValue', '$switch found no matching branch, and no default was specified.');
    return then(scope);
  };
};

const letOperator: OperatorCompiler = (operand, name) => {
  const { vars, in: inner, ...rest } = isDoc(operand) ? operand : {};
  if (!isDoc(vars) || inner === undefined) fail('FailedToParse', '$let needs vars and in');
  named(rest, name, {});
  const values = Object.entries(vars).map(
    ([key, value]) => [key, compileExpression(value)] as const,
  );
  const body = compileBinding(Object.keys(vars), inner);
  return (scope) =>
    body(bind(scope, Object.fromEntries(values.map(([key, value]) => [key, value(scope)]))));
};

type Each = (item: unknown, more?: Doc) => unknown;

/**
 * Evaluates an expression for each element of `input`. The variable is `as`, by default `this`; `more` adds
 * names.
 */
const perElement =
  (
    body: string,
    expected: Readonly<Record<string, string>>,
    more: readonly string[],
    apply: (items: readonly unknown[], each: Each, rest: Doc) => unknown,
  ): OperatorCompiler =>
  (operand, name) => {
    const { as = 'this', [body]: inner, ...rest } = isDoc(operand) ? operand : {};
    if (typeof as !== 'string') fail('FailedToParse', "'as' must be a string");
    if (inner === undefined) fail('FailedToParse', `Missing '${body}' parameter to ${name}`);
    if (more.length > 0 && as !== 'this') fail('FailedToParse', `Unrecognized 'as' of ${name}`);
    const parts = Object.entries(named(rest, name, { input: 'array', ...expected }));
    const each = compileBinding([as, ...more], inner);
    return (scope) => {
      const args = Object.fromEntries(parts.map(([key, part]) => [key, part(scope)]));
      const { input } = args;
      if (isNil(input)) return null;
      if (!Array.isArray(input)) throw typeMismatch(`input to ${name} must be an array`);
      return apply(input, (item, added) => each(bind(scope, { [as]: item, ...added })), args);
    };
  };

function atMost(limit: unknown): number | undefined {
  if (isNil(limit)) return undefined;
  if (typeof limit === 'number' && Number.isInteger(limit) && limit > 0) return limit;
  fail('BadValue', 'the limit of $filter has to be a positive integer');
}

/** The operators that choose which part of their operand is evaluated. */
export const CONTROL_OPERATORS: Readonly<Record<string, OperatorCompiler>> = {
  $and: list((args, scope) => args.every((arg) => truthy(arg(scope)))),
  $or: list((args, scope) => args.some((arg) => truthy(arg(scope)))),
  $cond: cond,
  $switch: switchOperator,
  $let: letOperator,
  $ifNull: (operand) => {
    const args = operandsOf(operand);
    if (args.length < 2) fail('InvalidPipelineOperator', '$ifNull needs at least two arguments');
    return (scope) => {
      let value: unknown;
      for (const arg of args) {
        value = arg(scope);
        if (!isNil(value)) break;
      }
      return value;
    };
  },
  $literal: (operand) => () => operand,
  $map: perElement('in', {}, [], (items, each) => items.map((item) => each(item) ?? null)),
  $filter: perElement('cond', { limit: 'integer?' }, [], (items, each, { limit }) =>
    items.filter((item) => truthy(each(item))).slice(0, atMost(limit)),
  ),
  $reduce: perElement('in', { initialValue: 'value' }, ['value'], (items, each, { initialValue }) =>
    items.reduce((value, item) => each(item, { value }), initialValue),
  ),
};
