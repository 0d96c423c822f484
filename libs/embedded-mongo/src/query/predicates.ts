import { BSONRegExp } from 'bson';
import { fail, refuse } from '../errors';
import { compare, equal } from '../values/compare';
import { RANK, rankOf, typeName } from '../values/types';
import { prefixOf } from './regex';

/** Tests one value at a path; undefined means missing. */
export type ValueTest = (value: unknown) => boolean;

export function equalTo(operand: unknown): ValueTest {
  if (operand instanceof BSONRegExp)
    refuse('a regular expression as operand of $eq, $ne, $in or $nin');
  return (value) => equal(value, operand);
}

export function beginsWith(regex: unknown): ValueTest {
  const prefix = prefixOf(regex);
  return (value) => typeof value === 'string' && value.startsWith(prefix);
}

/** Range comparison within one type: a number is never above or below a string. */
export function ordered(operand: unknown, accept: (order: number) => boolean): ValueTest {
  if (operand instanceof BSONRegExp) fail('BadValue', "Can't have RegEx as arg to a comparison");
  const rank = rankOf(operand);
  // In a query NaN compares only with itself, although it sorts below all numbers.
  const isNaN = Number.isNaN(operand);
  return (value) =>
    rankOf(value) === rank && Number.isNaN(value) === isNaN && accept(compare(value, operand));
}

export function oneOf(operand: unknown, operator: string): ValueTest {
  if (!Array.isArray(operand)) fail('BadValue', `${operator} needs an array`);
  const tests = operand.map(equalTo);
  return (value) => tests.some((test) => test(value));
}

/** `$type` by alias. Types that cannot be stored here and MongoDB's type numbers are refused. */
export function hasType(operand: unknown): ValueTest {
  const names: unknown[] = [operand].flat();
  const other = names.find((name) => typeof name !== 'string' || !Object.hasOwn(RANK, name));
  if (other !== undefined) refuse(`$type ${String(other)}`);
  return (value) => names.includes(typeName(value));
}
