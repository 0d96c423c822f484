import { MongoError } from '../errors';
import { compare } from '../values/compare';
import { safeResult } from '../values/numbers';
import { typeName } from '../values/types';
import { isNil, operandsOf, strict, typeMismatch, unary } from './arguments';
import type { OperatorCompiler } from './operators';

const numberOnly = (name: string, value: unknown): number => {
  if (typeof value === 'number') return value;
  throw typeMismatch(`${name} only supports numeric types, not ${typeName(value)}`);
};

/** MongoDB's $add: numbers, and at most one date to which milliseconds are added. */
function add(args: readonly unknown[], name: string): unknown {
  if (args.some(isNil)) return null;
  const dates = args.filter((value) => value instanceof Date);
  if (dates.length > 1) throw typeMismatch('only one date allowed in an $add expression');
  const numbers = args
    .filter((value) => !(value instanceof Date))
    .map((value) => {
      if (typeof value !== 'number')
        throw typeMismatch(`${name} only supports numeric or date types, not ${typeName(value)}`);
      return value;
    });
  const sum = numbers.reduce((total, value) => safeResult(total + value, [total, value], name), 0);
  return dates[0] === undefined ? sum : new Date(dates[0].getTime() + Math.trunc(sum));
}

function subtract([a, b]: readonly unknown[], name: string): unknown {
  if (isNil(a) || isNil(b)) return null;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (a instanceof Date && typeof b === 'number') return new Date(a.getTime() - Math.trunc(b));
  if (typeof a === 'number' && typeof b === 'number') return safeResult(a - b, [a, b], name);
  throw typeMismatch(`can't ${name} ${typeName(b)} from ${typeName(a)}`);
}

const arithmetic = (apply: (a: number, b: number, name: string) => number): OperatorCompiler =>
  strict({ min: 2, max: 2 }, ([a, b], name) =>
    isNil(a) || isNil(b) ? null : apply(numberOnly(name, a), numberOnly(name, b), name),
  );

const numeric = (apply: (value: number) => number): OperatorCompiler =>
  unary((value, name) => (isNil(value) ? null : apply(numberOnly(name, value))));

function divide(a: number, b: number): number {
  if (b === 0) throw new MongoError('BadValue', "can't $divide by zero");
  return a / b;
}

function modulo(a: number, b: number): number {
  if (b === 0) throw new MongoError('BadValue', "can't $mod by zero");
  return a % b;
}

const MAX_PLACE = 100;
const MIN_PLACE = -20;

/** Rounds on the decimal form of the number; halves go to the even neighbour, as in MongoDB. */
function roundTo(value: number, place: number, halves: boolean): number {
  if (!Number.isFinite(value)) return value;
  const [digits = '0', exponent = '0'] = value.toExponential().split('e');
  const scaled = Number(`${digits}e${Number(exponent) + place}`);
  let result = Math.trunc(scaled);
  if (halves) {
    const rest = Math.abs(scaled - result);
    if (rest > 0.5 || (rest === 0.5 && result % 2 !== 0)) result += Math.sign(scaled);
  }
  const [whole = '0', power = '0'] = result.toExponential().split('e');
  return Number(`${whole}e${Number(power) - place}`);
}

const rounding = (halves: boolean): OperatorCompiler =>
  strict({ min: 1, max: 2 }, ([value, place = 0], name) => {
    if (isNil(value) || place === null) return null;
    if (!Number.isInteger(place) || (place as number) < MIN_PLACE || (place as number) > MAX_PLACE)
      throw new MongoError(
        'BadValue',
        `cannot apply ${name} with that precision, value must be in [-20, 100]`,
      );
    return roundTo(numberOnly(name, value), place as number, halves);
  });

/** As an expression: over the arguments, or over the elements of a single array argument. */
const folding =
  (fold: (values: readonly unknown[], name: string) => unknown): OperatorCompiler =>
  (operand, name) => {
    const args = operandsOf(operand);
    return (scope) => {
      const values = args.map((arg) => arg(scope));
      const only = values[0];
      return fold(values.length === 1 && Array.isArray(only) ? (only as unknown[]) : values, name);
    };
  };

export function sumOf(values: readonly unknown[]): number {
  return values.reduce<number>(
    (total, value) =>
      typeof value === 'number' ? safeResult(total + value, [total, value], '$sum') : total,
    0,
  );
}

export function averageOf(values: readonly unknown[]): number | null {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length === 0 ? null : sumOf(numbers) / numbers.length;
}

export function extremeOf(values: readonly unknown[], sign: 1 | -1): unknown {
  return values
    .filter((value) => !isNil(value))
    .reduce<unknown>(
      (best, value) => (best === null || sign * compare(value, best) > 0 ? value : best),
      null,
    );
}

export const NUMBER_OPERATORS: Readonly<Record<string, OperatorCompiler>> = {
  $add: strict({ min: 0, max: Infinity }, add),
  $subtract: strict({ min: 2, max: 2 }, subtract),
  $multiply: strict({ min: 0, max: Infinity }, (args, name) =>
    args.some(isNil)
      ? null
      : args.reduce<number>((total, value) => {
          const factor = numberOnly(name, value);
          return safeResult(total * factor, [total, factor], name);
        }, 1),
  ),
  $divide: arithmetic(divide),
  $mod: arithmetic(modulo),
  $abs: numeric(Math.abs),
  $floor: numeric(Math.floor),
  $ceil: numeric(Math.ceil),
  $round: rounding(true),
  $trunc: rounding(false),
  $sum: folding(sumOf),
  $avg: folding(averageOf),
  $min: folding((values) => extremeOf(values, -1)),
  $max: folding((values) => extremeOf(values, 1)),
};
