import { BSONRegExp } from 'bson';
import { MongoError, notSupported } from '../errors';
import { compare, equal } from '../values/compare';
import { rankOf, typeName } from '../values/types';
import { compileRegex } from './regex';

/** A test of one value found at a path (undefined: missing). */
export type ValueTest = (value: unknown) => boolean;

export function equalTo(operand: unknown): ValueTest {
  if (operand instanceof BSONRegExp) return matchesRegex(operand);
  return (value) => equal(value, operand);
}

export function matchesRegex({ pattern, options }: BSONRegExp): ValueTest {
  const regex = compileRegex(pattern, options);
  return (value) => typeof value === 'string' && regex.test(value);
}

/** Range comparison, bracketed by type: a number is never above or below a string. */
export function ordered(operator: string, operand: unknown): ValueTest {
  if (operand instanceof BSONRegExp)
    throw new MongoError(
      'BadValue',
      `Can't have RegEx as arg to predicate over field with ${operator}`,
    );
  const accepts: Record<string, (order: number) => boolean> = {
    $gt: (order) => order > 0,
    $gte: (order) => order >= 0,
    $lt: (order) => order < 0,
    $lte: (order) => order <= 0,
  };
  const accept = accepts[operator] ?? (() => false);
  const rank = rankOf(operand);
  if (typeof operand === 'number' && Number.isNaN(operand)) {
    return (value) => Number.isNaN(value) && accept(0);
  }
  return (value) => {
    if (rankOf(value) !== rank) return false;
    // NaN is comparable with nothing in a query, though it sorts below all numbers.
    if (typeof value === 'number' && Number.isNaN(value)) return false;
    return accept(compare(value, operand));
  };
}

export function oneOf(operand: unknown, operator: string): ValueTest {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', `${operator} needs an array`);
  const tests = operand.map(equalTo);
  return (value) => tests.some((test) => test(value));
}

const TYPE_CODES: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
};
const TYPE_NAMES = new Set([...Object.values(TYPE_CODES), 'number']);
const UNSTORED_TYPES = new Set<unknown>(['long', 18, 'decimal', 19, 'timestamp', 17]);

export function hasType(operand: unknown): ValueTest {
  const names = (Array.isArray(operand) ? operand : [operand]).map((type: unknown) => {
    if (UNSTORED_TYPES.has(type)) throw notSupported(`$type ${String(type)}`);
    const name = typeof type === 'number' ? TYPE_CODES[type] : type;
    if (typeof name !== 'string' || !TYPE_NAMES.has(name))
      throw new MongoError('BadValue', `Unknown type name alias: ${String(type)}`);
    return name;
  });
  return (value) => {
    if (value === undefined) return false;
    const name = typeName(value);
    return names.includes(name) || (typeof value === 'number' && names.includes('number'));
  };
}

export function modulo(operand: unknown): ValueTest {
  const [divisor, remainder] = Array.isArray(operand) && operand.length === 2 ? operand : [];
  if (typeof divisor !== 'number' || typeof remainder !== 'number' || Math.trunc(divisor) === 0)
    throw new MongoError('BadValue', 'malformed mod, needs [divisor, remainder]');
  const [by, rest] = [Math.trunc(divisor), Math.trunc(remainder)];
  return (value) => typeof value === 'number' && Math.trunc(value) % by === rest;
}
