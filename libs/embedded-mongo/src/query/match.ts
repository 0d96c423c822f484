import { BSONRegExp } from 'bson';
import { compileExpression, evaluate } from '../aggregate/expression';
import { fail, notSupported } from '../errors';
import { splitPath, visitPath } from '../values/paths';
import { type Doc, entryOf, isDoc, truthy } from '../values/types';
import {
  equalTo,
  hasType,
  matchesRegex,
  modulo,
  oneOf,
  ordered,
  type ValueTest,
} from './predicates';
import { regexOf } from './regex';

export type Matcher = (doc: Doc) => boolean;
/** Tests the value at the end of a path, before its array is expanded. */
type LeafTest = (leaf: unknown, positional: boolean) => boolean;
/** Tests a whole path. It decides whether one value must match or none (negation). */
type PathTest = (visit: (test: LeafTest) => boolean) => boolean;

/** Operators that MongoDB knows and this engine refuses. Any other unknown one is MongoDB's error 2. */
export const UNSUPPORTED_QUERY_OPERATORS = [
  ...['$where', '$text', '$near', '$nearSphere', '$geoWithin', '$geoIntersects', '$geoNear'],
  ...['$jsonSchema', '$bitsAllSet', '$bitsAnySet', '$bitsAllClear', '$bitsAnyClear'],
  ...['$sampleRate', '$alwaysTrue', '$alwaysFalse', '$function'],
];
const UNSUPPORTED: ReadonlySet<string> = new Set(UNSUPPORTED_QUERY_OPERATORS);

const expanded =
  (test: ValueTest): LeafTest =>
  (leaf, positional) =>
    (!positional && Array.isArray(leaf) && leaf.some((item) => test(item))) || test(leaf);
const some =
  (test: LeafTest): PathTest =>
  (visit) =>
    visit(test);
const none =
  (condition: PathTest): PathTest =>
  (visit) =>
    !condition(visit);
const any = (test: ValueTest): PathTest => some(expanded(test));

const isOperatorDoc = (value: unknown): value is Doc =>
  isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true;

type OperatorCompiler = (operand: unknown, siblings: Doc) => PathTest;

export const QUERY_OPERATORS: Readonly<Record<string, OperatorCompiler>> = {
  $eq: (operand) => any(operand instanceof BSONRegExp ? refuseRegex() : equalTo(operand)),
  $ne: (operand) =>
    none(any(operand instanceof BSONRegExp ? refuseRegex('$ne') : equalTo(operand))),
  $gt: (operand) => any(ordered(operand, (order) => order > 0)),
  $gte: (operand) => any(ordered(operand, (order) => order >= 0)),
  $lt: (operand) => any(ordered(operand, (order) => order < 0)),
  $lte: (operand) => any(ordered(operand, (order) => order <= 0)),
  $in: (operand) => any(oneOf(operand, '$in')),
  $nin: (operand) => none(any(oneOf(operand, '$nin'))),
  $exists: (operand) => {
    const present = some((leaf) => leaf !== undefined);
    return truthy(operand) ? present : none(present);
  },
  $type: (operand) => any(hasType(operand)),
  $mod: (operand) => any(modulo(operand)),
  $regex: (operand, { $options }) => any(matchesRegex(regexOf(operand, $options))),
  $options: (_operand, siblings) => {
    if (!('$regex' in siblings)) fail('BadValue', '$options needs a $regex');
    return () => true;
  },
  $size: (operand) => {
    if (typeof operand !== 'number' || !Number.isInteger(operand) || operand < 0)
      fail('BadValue', 'Failed to parse $size. Expected a non-negative integer');
    return some((leaf) => Array.isArray(leaf) && leaf.length === operand);
  },
  $all: (operand) => {
    if (!Array.isArray(operand)) fail('BadValue', '$all needs an array');
    const conditions = operand.map((item: unknown) =>
      isDoc(item) && '$elemMatch' in item ? compileOperators(item) : any(equalTo(item)),
    );
    return (visit) => conditions.length > 0 && conditions.every((condition) => condition(visit));
  },
  $elemMatch: (operand) => {
    if (!isDoc(operand)) fail('BadValue', '$elemMatch needs an Object');
    const logical = ['$and', '$or', '$nor'].includes(Object.keys(operand)[0] ?? '');
    const test: ValueTest =
      isOperatorDoc(operand) && !logical ? elementTest(operand) : documentTest(operand);
    return some((leaf) => Array.isArray(leaf) && leaf.some((item) => test(item)));
  },
  $not: (operand) => {
    if (operand instanceof BSONRegExp) return none(any(matchesRegex(operand)));
    if (!isOperatorDoc(operand)) fail('BadValue', '$not needs a regex or a document');
    return none(compileOperators(operand));
  },
};

function refuseRegex(operator = '$eq'): never {
  throw notSupported(`a regular expression as operand of ${operator}`);
}

function elementTest(operators: Doc): ValueTest {
  const condition = compileOperators(operators);
  // Test the element itself, not the elements of an array inside the array.
  return (item) => condition((test) => test(item, true));
}

function documentTest(filter: Doc): ValueTest {
  const matcher = compileFilter(filter);
  // An array inside an array counts as a document whose field names are the positions.
  return (item) =>
    Array.isArray(item) ? matcher({ ...(item as unknown[]) }) : isDoc(item) && matcher(item);
}

function compileOperators(operators: Doc): PathTest {
  const conditions = Object.entries(operators).map(([name, operand]) => {
    if (UNSUPPORTED.has(name)) throw notSupported(`the query operator ${name}`);
    const compiler = entryOf(QUERY_OPERATORS, name);
    if (!compiler) fail('BadValue', `unknown operator: ${name}`);
    return compiler(operand, operators);
  });
  return (visit) => conditions.every((condition) => condition(visit));
}

function compileField(path: string, value: unknown): Matcher {
  const condition = isOperatorDoc(value) ? compileOperators(value) : any(equalTo(value));
  const parts = splitPath(path);
  return (doc) => condition((test) => visitPath(doc, parts, 0, test));
}

const listOf =
  (decide: (matchers: readonly Matcher[], doc: Doc) => boolean) =>
  (operand: unknown): Matcher => {
    if (!Array.isArray(operand) || operand.length === 0)
      fail('BadValue', '$and/$or/$nor must be a nonempty array');
    if (!operand.every(isDoc)) fail('BadValue', '$or/$and/$nor entries need to be full objects');
    const matchers = operand.map(compileFilter);
    return (doc) => decide(matchers, doc);
  };

export const LOGICAL_OPERATORS: Readonly<Record<string, (operand: unknown) => Matcher>> = {
  $and: listOf((matchers, doc) => matchers.every((matcher) => matcher(doc))),
  $or: listOf((matchers, doc) => matchers.some((matcher) => matcher(doc))),
  $nor: listOf((matchers, doc) => !matchers.some((matcher) => matcher(doc))),
  $expr: (operand) => {
    const expression = compileExpression(operand);
    return (doc) => truthy(evaluate(expression, doc));
  },
  $comment: () => () => true,
};

/** Compiles a filter. Unknown operators and malformed operands throw MongoDB's errors at once. */
export function compileFilter(filter: Doc): Matcher {
  const matchers = Object.entries(filter).map(([key, value]) => {
    if (!key.startsWith('$')) return compileField(key, value);
    if (UNSUPPORTED.has(key)) throw notSupported(`the query operator ${key}`);
    const compiler = entryOf(LOGICAL_OPERATORS, key);
    if (!compiler) fail('BadValue', `unknown top level operator: ${key}.`);
    return compiler(value);
  });
  if (matchers.length === 1 && matchers[0] !== undefined) return matchers[0];
  return (doc) => matchers.every((matcher) => matcher(doc));
}
