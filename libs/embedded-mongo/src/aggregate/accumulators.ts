import { fail } from '../errors';
import { compare, equal } from '../values/compare';
import { safeResult } from '../values/numbers';
import { type Doc, isDoc, isNil, typeName } from '../values/types';

/** Combines the values of one group, in document order; undefined means missing. */
type Accumulator = (values: readonly unknown[]) => unknown;

function distinct(values: readonly unknown[]): unknown[] {
  const result: unknown[] = [];
  for (const value of values)
    if (value !== undefined && !result.some((present) => equal(present, value))) result.push(value);
  return result;
}

const numbersIn = (values: readonly unknown[]): number[] =>
  values.filter((value) => typeof value === 'number');

export const sumOf = (values: readonly unknown[]): number =>
  numbersIn(values).reduce((total, value) => safeResult(total + value, [total, value], '$sum'), 0);

export function averageOf(values: readonly unknown[]): number | null {
  const numbers = numbersIn(values);
  return numbers.length === 0 ? null : sumOf(numbers) / numbers.length;
}

export const extremeOf = (values: readonly unknown[], sign: 1 | -1): unknown =>
  values
    .filter((value) => !isNil(value))
    .reduce<unknown>(
      (best, value) => (best === null || sign * compare(value, best) > 0 ? value : best),
      null,
    );

export function mergeOf(values: readonly unknown[]): Doc {
  for (const value of values)
    if (!isNil(value) && !isDoc(value))
      fail('TypeMismatch', `$mergeObjects takes objects, not ${typeName(value)}`);
  return Object.assign({}, ...values) as Doc;
}

/** The supported accumulators of `$group` (allow-list). */
export const ACCUMULATORS: Readonly<Record<string, Accumulator>> = {
  $sum: sumOf,
  $avg: averageOf,
  $min: (values) => extremeOf(values, -1),
  $max: (values) => extremeOf(values, 1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: distinct,
  $count: (values) => values.length,
  $mergeObjects: mergeOf,
};
