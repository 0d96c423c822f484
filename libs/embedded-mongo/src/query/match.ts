import { BSONRegExp } from 'bson';
import { compileExpression, evaluate } from '../aggregate/expression';
import { truthy } from '../aggregate/truth';
import { MongoError, notSupported } from '../errors';
import { splitPath, visitPath } from '../values/paths';
import { type Doc, isDoc } from '../values/types';
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
/** A test of the leaf of a path before its array is expanded. */
type LeafTest = (leaf: unknown, positional: boolean) => boolean;
/** A condition on a path as a whole: what it needs is told apart from its negation. */
type PathTest = (visit: (test: LeafTest) => boolean) => boolean;

/** Known to MongoDB, refused here; everything else unknown is MongoDB's error 2. */
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
  $gt: (operand) => any(ordered('$gt', operand)),
  $gte: (operand) => any(ordered('$gte', operand)),
  $lt: (operand) => any(ordered('$lt', operand)),
  $lte: (operand) => any(ordered('$lte', operand)),
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
    if (!('$regex' in siblings)) throw new MongoError('BadValue', '$options needs a $regex');
    return () => true;
  },
  $size: (operand) => {
    if (typeof operand !== 'number' || !Number.isInteger(operand) || operand < 0)
      throw new MongoError('BadValue', 'Failed to parse $size. Expected a non-negative integer');
    return some((leaf) => Array.isArray(leaf) && leaf.length === operand);
  },
  $all: (operand) => {
    if (!Array.isArray(operand)) throw new MongoError('BadValue', '$all needs an array');
    const conditions = operand.map((item: unknown) =>
      isDoc(item) && '$elemMatch' in item ? compileOperators(item) : any(equalTo(item)),
    );
    return (visit) => conditions.length > 0 && conditions.every((condition) => condition(visit));
  },
  $elemMatch: (operand) => {
    if (!isDoc(operand)) throw new MongoError('BadValue', '$elemMatch needs an Object');
    const logical = ['$and', '$or', '$nor'].includes(Object.keys(operand)[0] ?? '');
    const test: ValueTest =
      isOperatorDoc(operand) && !logical ? elementTest(operand) : documentTest(operand);
    return some((leaf) => Array.isArray(leaf) && leaf.some((item) => test(item)));
  },
  $not: (operand) => {
    if (operand instanceof BSONRegExp) return none(any(matchesRegex(operand)));
    if (!isOperatorDoc(operand))
      throw new MongoError('BadValue', '$not needs a regex or a document');
    return none(compileOperators(operand));
  },
};

function refuseRegex(operator = '$eq'): never {
  throw notSupported(`a regular expression as operand of ${operator}`);
}

function elementTest(operators: Doc): ValueTest {
  const condition = compileOperators(operators);
  // The element itself is meant, not the elements of an array inside the array.
  return (item) => condition((test) => test(item, true));
}

function documentTest(filter: Doc): ValueTest {
  const matcher = compileFilter(filter);
  // An array inside the array counts as a document with positions as field names.
  return (item) =>
    Array.isArray(item) ? matcher({ ...(item as unknown[]) }) : isDoc(item) && matcher(item);
}

function compileOperators(operators: Doc): PathTest {
  const conditions = Object.entries(operators).map(([name, operand]) => {
    if (UNSUPPORTED.has(name)) throw notSupported(`the query operator ${name}`);
    const compiler = Object.hasOwn(QUERY_OPERATORS, name) ? QUERY_OPERATORS[name] : undefined;
    if (compiler === undefined) throw new MongoError('BadValue', `unknown operator: ${name}`);
    return compiler(operand, operators);
  });
  return (visit) => conditions.every((condition) => condition(visit));
}

function compileField(path: string, value: unknown): Matcher {
  const condition = isOperatorDoc(value) ? compileOperators(value) : any(equalTo(value));
  const parts = splitPath(path);
  return (doc) => condition((test) => visitPath(doc, parts, 0, test));
}

function compileList(operator: string, operand: unknown): Matcher[] {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', `${operator} must be an array`);
  if (operand.length === 0)
    throw new MongoError('BadValue', '$and/$or/$nor must be a nonempty array');
  return operand.map((item: unknown) => {
    if (!isDoc(item))
      throw new MongoError('BadValue', '$or/$and/$nor entries need to be full objects');
    return compileFilter(item);
  });
}

export const LOGICAL_OPERATORS: Readonly<Record<string, (operand: unknown) => Matcher>> = {
  $and: (operand) => {
    const matchers = compileList('$and', operand);
    return (doc) => matchers.every((matcher) => matcher(doc));
  },
  $or: (operand) => {
    const matchers = compileList('$or', operand);
    return (doc) => matchers.some((matcher) => matcher(doc));
  },
  $nor: (operand) => {
    const matchers = compileList('$nor', operand);
    return (doc) => !matchers.some((matcher) => matcher(doc));
  },
  $expr: (operand) => {
    const expression = compileExpression(operand);
    return (doc) => truthy(evaluate(expression, doc));
  },
  $comment: () => () => true,
};

/** Compiles a filter; unknown operators and malformed operands are MongoDB's errors at once. */
export function compileFilter(filter: Doc): Matcher {
  const matchers = Object.entries(filter).map(([key, value]) => {
    if (!key.startsWith('$')) return compileField(key, value);
    if (UNSUPPORTED.has(key)) throw notSupported(`the query operator ${key}`);
    const compiler = Object.hasOwn(LOGICAL_OPERATORS, key) ? LOGICAL_OPERATORS[key] : undefined;
    if (compiler === undefined)
      throw new MongoError('BadValue', `unknown top level operator: ${key}.`);
    return compiler(value);
  });
  if (matchers.length === 1 && matchers[0] !== undefined) return matchers[0];
  return (doc) => matchers.every((matcher) => matcher(doc));
}
