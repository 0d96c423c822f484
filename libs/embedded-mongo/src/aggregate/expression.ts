import { refuse } from '../errors';
import { checkedPath } from '../values/paths';
import { type Doc, hasField, isDoc } from '../values/types';

/** A compiled expression; undefined means MongoDB's "missing". */
export type Expression = (doc: Doc) => unknown;

/** A field path in an expression maps over arrays. A number in the path is no array position. */
function resolve(node: unknown, parts: readonly string[], at: number): unknown {
  const part = parts[at];
  if (part === undefined) return node;
  if (Array.isArray(node))
    return node
      .filter(isDoc)
      .map((item) => resolve(item, parts, at))
      .filter((item) => item !== undefined);
  if (!isDoc(node) || !hasField(node, part)) return undefined;
  return resolve(node[part], parts, at + 1);
}

/** Compiles an expression: a field path, a constant, or a document of them. It has no operators. */
export function compileExpression(expression: unknown): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) {
    const parts = checkedPath(expression.slice(1));
    return (doc) => resolve(doc, parts, 0);
  }
  if (Array.isArray(expression)) refuse('a list in an expression');
  if (!isDoc(expression)) return () => expression;
  const operator = Object.keys(expression).find((key) => key.startsWith('$'));
  if (operator !== undefined) refuse(`the expression ${operator}`);
  const fields = Object.entries(expression).map(([key, value]) => {
    if (key.includes('.')) refuse(`the field name '${key}' in an expression`);
    return [key, compileExpression(value)] as const;
  });
  return (doc) =>
    Object.fromEntries(
      fields
        .map(([key, value]) => [key, value(doc)] as const)
        .filter(([, value]) => value !== undefined),
    );
}
