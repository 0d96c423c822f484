import { MongoError } from '../errors';
import { compare, equal } from '../values/compare';
import { isDoc, typeName } from '../values/types';
import { isNil, named, operandsOf, strict, unary } from './arguments';
import { compileExpression, type Scope } from './expression';
import type { OperatorCompiler } from './operators';
import { truthy } from './truth';

/** In expressions, unlike in queries, a missing value is below null. */
function order(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compare(a, b);
}

const comparison = (accept: (order: number) => unknown): OperatorCompiler =>
  strict({ min: 2, max: 2 }, ([a, b]) => accept(order(a, b)));

const list =
  (apply: (args: ReturnType<typeof operandsOf>, scope: Scope) => unknown): OperatorCompiler =>
  (operand) => {
    const args = operandsOf(operand);
    return (scope) => apply(args, scope);
  };

const cond: OperatorCompiler = (operand, name) => {
  if (Array.isArray(operand) && operand.length !== 3)
    throw new MongoError('InvalidPipelineOperator', 'Expression $cond takes exactly 3 arguments.');
  const parts = Array.isArray(operand)
    ? {
        if: compileExpression(operand[0]),
        then: compileExpression(operand[1]),
        else: compileExpression(operand[2]),
      }
    : named(operand, name, ['if', 'then', 'else'], []);
  return (scope) =>
    truthy(parts['if']?.(scope)) ? parts['then']?.(scope) : parts['else']?.(scope);
};

const switchOperator: OperatorCompiler = (operand) => {
  if (!isDoc(operand) || !Array.isArray(operand['branches']))
    throw new MongoError('FailedToParse', '$switch requires an array of branches');
  const branches = operand['branches'].map((branch: unknown) =>
    named(branch, '$switch', ['case', 'then'], []),
  );
  const otherwise = 'default' in operand ? compileExpression(operand['default']) : undefined;
  return (scope) => {
    const branch = branches.find((candidate) => truthy(candidate['case']?.(scope)));
    if (branch !== undefined) return branch['then']?.(scope);
    if (otherwise === undefined)
      throw new MongoError(
        'BadValue',
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return otherwise(scope);
  };
};

const letOperator: OperatorCompiler = (operand, name) => {
  if (!isDoc(operand) || !isDoc(operand['vars']))
    throw new MongoError('FailedToParse', '$let needs vars and in');
  const vars = Object.entries(operand['vars']).map(
    ([key, value]) => [key, compileExpression(value)] as const,
  );
  const body = named({ in: operand['in'] }, name, ['in'], [])['in'];
  return (scope) => {
    const added = Object.fromEntries(vars.map(([key, value]) => [key, value(scope)]));
    return body?.({ root: scope.root, variables: { ...scope.variables, ...added } });
  };
};

export const CONTROL_OPERATORS: Readonly<Record<string, OperatorCompiler>> = {
  $eq: comparison((sign) => sign === 0),
  $ne: comparison((sign) => sign !== 0),
  $gt: comparison((sign) => sign > 0),
  $gte: comparison((sign) => sign >= 0),
  $lt: comparison((sign) => sign < 0),
  $lte: comparison((sign) => sign <= 0),
  $cmp: comparison((sign) => Math.sign(sign)),
  $and: list((args, scope) => args.every((arg) => truthy(arg(scope)))),
  $or: list((args, scope) => args.some((arg) => truthy(arg(scope)))),
  $not: unary((value) => !truthy(value)),
  $cond: cond,
  $switch: switchOperator,
  $let: letOperator,
  $ifNull: (operand) => {
    const args = operandsOf(operand);
    if (args.length < 2)
      throw new MongoError('InvalidPipelineOperator', '$ifNull needs at least two arguments');
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
  $type: unary((value) => typeName(value)),
  $mergeObjects: list((args, scope) => {
    const values = args
      .map((arg) => arg(scope))
      .flatMap((value) =>
        args.length === 1 && Array.isArray(value) ? (value as unknown[]) : [value],
      );
    return Object.assign(
      {},
      ...values.map((value) => {
        if (isNil(value)) return {};
        if (!isDoc(value))
          throw new MongoError('TypeMismatch', '$mergeObjects requires object inputs');
        return value;
      }),
    ) as unknown;
  }),
  $in: strict({ min: 2, max: 2 }, ([needle, haystack]) => {
    if (!Array.isArray(haystack))
      throw new MongoError(
        'TypeMismatch',
        `$in requires an array as a second argument, found: ${typeName(haystack)}`,
      );
    return haystack.some((item) => equal(item, needle));
  }),
};
