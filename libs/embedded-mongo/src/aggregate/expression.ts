import { fail, notSupported } from '../errors';
import { type Doc, entryOf, hasField, isDoc } from '../values/types';
import { expressionOperators } from './operators';

export interface Scope {
  readonly root: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A compiled expression; undefined means MongoDB's "missing". */
export type Expression = (scope: Scope) => unknown;

export const evaluate = (expression: Expression, root: unknown): unknown =>
  expression({ root, variables: {} });

/** A field path in an expression maps over arrays. A number in the path is no array position. */
function resolve(node: unknown, parts: readonly string[], at: number): unknown {
  const part = parts[at];
  if (part === undefined) return node;
  if (Array.isArray(node))
    return node
      .map((item) => (isDoc(item) || Array.isArray(item) ? resolve(item, parts, at) : undefined))
      .filter((item) => item !== undefined);
  if (!isDoc(node) || !hasField(node, part)) return undefined;
  return resolve(node[part], parts, at + 1);
}

/** Set by the command, so that all its documents see the same time. */
let now = new Date(0);
export const setExpressionTime = (time: Date): void => {
  now = time;
};

const SYSTEM: Readonly<Record<string, Expression>> = {
  ROOT: ({ root }) => root,
  CURRENT: ({ root }) => root,
  REMOVE: () => undefined,
  NOW: () => now,
};

/** The variables that are in scope of the expression that is being compiled. */
let known: readonly string[] = [];

/** Compiles an expression with these additional variables. */
export function compileBinding(names: readonly string[], expression: unknown): Expression {
  const outer = known;
  known = [...outer, ...names];
  try {
    return compileExpression(expression);
  } finally {
    known = outer;
  }
}

function compilePath(path: string): Expression {
  const parts = path.slice(1).split('.');
  if (parts.some((part) => part === '' || part.startsWith('$')) && !path.startsWith('$$'))
    fail('BadValue', `Invalid field path '${path}'`);
  if (!path.startsWith('$$')) return ({ root }) => resolve(root, parts, 0);
  const [name = '', ...rest] = path.slice(2).split('.');
  const system = entryOf(SYSTEM, name);
  if (system !== undefined) return (scope) => resolve(system(scope), rest, 0);
  if (!/^[a-z]/.test(name)) throw notSupported(`the variable $$${name}`);
  if (!known.includes(name)) fail('BadValue', `Use of undefined variable: ${name}`);
  return ({ variables }) => resolve(variables[name], rest, 0);
}

function compileObject(fields: Doc): Expression {
  const compiled = Object.entries(fields).map(([key, value]) => {
    if (key.includes('.'))
      fail('DottedFieldName', `FieldPath field names may not contain '.' in '${key}'`);
    return [key, compileExpression(value)] as const;
  });
  return (scope) => {
    const result: Doc = {};
    for (const [key, expression] of compiled) {
      const value = expression(scope);
      if (value !== undefined) result[key] = value;
    }
    return result;
  };
}

/** Compiles an aggregation expression. An unknown operator is MongoDB's error 168. */
export function compileExpression(expression: unknown): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const items = expression.map(compileExpression);
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const keys = Object.keys(expression);
  const operator = keys.find((key) => key.startsWith('$'));
  if (operator === undefined) return compileObject(expression);
  if (keys.length > 1)
    fail('InvalidPipelineOperator', 'an expression specification must contain exactly one field');
  const compile = entryOf(expressionOperators(), operator);
  if (!compile) fail('InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
  return compile(expression[operator], operator);
}
