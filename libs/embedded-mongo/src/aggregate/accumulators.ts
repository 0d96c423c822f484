import { MongoError } from '../errors';
import { equal } from '../values/compare';
import { isDoc } from '../values/types';
import { averageOf, extremeOf, sumOf } from './operators-number';

/** Folds the values of one group, in the order the documents came; undefined is missing. */
export type Accumulator = (values: readonly unknown[]) => unknown;

function distinct(values: readonly unknown[]): unknown[] {
  const result: unknown[] = [];
  for (const value of values)
    if (value !== undefined && !result.some((present) => equal(present, value))) result.push(value);
  return result;
}

/** The accumulators of `$group`: the allow-list. */
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
  $mergeObjects: (values) => Object.assign({}, ...values.filter(isDoc)) as unknown,
};

export function accumulatorOf(name: string): Accumulator {
  const accumulator = Object.hasOwn(ACCUMULATORS, name) ? ACCUMULATORS[name] : undefined;
  if (accumulator === undefined)
    throw new MongoError('UnknownGroupOperator', `unknown group operator '${name}'`);
  return accumulator;
}
