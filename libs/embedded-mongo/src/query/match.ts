import { BSONRegExp } from 'bson';
import { fail, refuse } from '../errors';
import { isArrayIndex, splitPath, visitPath } from '../values/paths';
import { type Doc, entryOf, isDoc } from '../values/types';
import { beginsWith, equalTo, hasType, oneOf, ordered, type ValueTest } from './predicates';

export type Matcher = (doc: Doc) => boolean;
/** Tests a whole path: whether one value at its end matches, or none (negation). */
type PathTest = (visit: (test: ValueTest) => boolean) => boolean;

const some =
  (test: ValueTest): PathTest =>
  (visit) =>
    visit((leaf) => (Array.isArray(leaf) && leaf.some((item) => test(item))) || test(leaf));
const none =
  (test: ValueTest): PathTest =>
  (visit) =>
    !some(test)(visit);

/** The supported operators on a field. */
export const QUERY_OPERATORS: Readonly<Record<string, (operand: unknown) => PathTest>> = {
  $eq: (operand) => some(equalTo(operand)),
  $ne: (operand) => none(equalTo(operand)),
  $gt: (operand) => some(ordered(operand, (order) => order > 0)),
  $gte: (operand) => some(ordered(operand, (order) => order >= 0)),
  $lte: (operand) => some(ordered(operand, (order) => order <= 0)),
  $in: (operand) => some(oneOf(operand, '$in')),
  $nin: (operand) => none(oneOf(operand, '$nin')),
  $type: (operand) => some(hasType(operand)),
  $regex: (operand) => some(beginsWith(operand)),
};

/** The supported operators in the place of a field. */
export const LOGICAL_OPERATORS: Readonly<Record<string, (operand: unknown) => Matcher>> = {
  $or: (operand) => {
    if (!Array.isArray(operand) || operand.length === 0)
      fail('BadValue', '$or must be a nonempty array');
    if (!operand.every(isDoc)) fail('BadValue', '$or entries need to be full objects');
    const matchers = operand.map(compileFilter);
    return (doc) => matchers.some((matcher) => matcher(doc));
  },
};

const compilerOf = <T>(table: Readonly<Record<string, T>>, name: string): T =>
  entryOf(table, name) ?? refuse(`the query operator ${name}`);

/** The operators in the value of a field: a regular expression and a plain value stand for one. */
export function operatorsOf(value: unknown): Doc {
  if (value instanceof BSONRegExp) return { $regex: value };
  const isOperators = isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true;
  return isOperators ? value : { $eq: value };
}

function compileField(path: string, value: unknown): Matcher {
  const tests = Object.entries(operatorsOf(value)).map(([name, operand]) =>
    compilerOf(QUERY_OPERATORS, name)(operand),
  );
  const parts = splitPath(path);
  if (parts.slice(1).some(isArrayIndex)) refuse(`a position in the path '${path}'`);
  return (doc) => tests.every((test) => test((leaf) => visitPath(doc, parts, 0, leaf)));
}

/** Compiles a filter. Other operators and malformed operands throw at once. */
export function compileFilter(filter: Doc): Matcher {
  const matchers = Object.entries(filter).map(([key, value]) =>
    key.startsWith('$') ? compilerOf(LOGICAL_OPERATORS, key)(value) : compileField(key, value),
  );
  return (doc) => matchers.every((matcher) => matcher(doc));
}
