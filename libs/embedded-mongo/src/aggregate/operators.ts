import { ObjectId } from 'bson';
import { $arrayElemAt, $concatArrays, $slice } from 'mingo/operators/expression/array';
import * as calendar from 'mingo/operators/expression/date';
import { $concat, $ltrim, $rtrim, $trim } from 'mingo/operators/expression/string';
import { fail } from '../errors';
import { compileRegex, regexOf } from '../query/regex';
import { compare, equal } from '../values/compare';
import { roundTo, safeResult } from '../values/numbers';
import { isDoc, isNil, truthy, typeName } from '../values/types';
import { averageOf, extremeOf, mergeOf, sumOf } from './accumulators';
import { keyed, listed, type OperatorCompiler, typeMismatch } from './arguments';
import { formatDate, toLocal, truncateDate } from './dates';
import { mingo, viaMingo } from './mingo';
import { CONTROL_OPERATORS } from './operators-control';

/** In expressions a missing value sorts below null. In queries it does not. */
const order = (a: unknown, b: unknown): number =>
  a === undefined || b === undefined
    ? Number(a !== undefined) - Number(b !== undefined)
    : compare(a, b);

const comparison = (accept: (order: number) => unknown): OperatorCompiler =>
  listed(['value', 'value'], (a: unknown, b: unknown) => accept(order(a, b)));

const numeric = (apply: (value: number) => number): OperatorCompiler => listed(['number'], apply);

function dateAt(time: number): Date {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) fail('BadValue', 'date overflow');
  return date;
}

/** MongoDB's $add: numbers and at most one date, to which milliseconds are added. */
function add(...args: (Date | number)[]): Date | number {
  const dates = args.filter((value) => value instanceof Date);
  if (dates.length > 1) throw typeMismatch('only one date allowed in an $add expression');
  const sum = sumOf(args);
  return dates[0] === undefined ? sum : dateAt(dates[0].getTime() + Math.trunc(sum));
}

function subtract(a: Date | number, b: Date | number): Date | number {
  if (a instanceof Date)
    return b instanceof Date ? a.getTime() - b.getTime() : dateAt(a.getTime() - Math.trunc(b));
  if (b instanceof Date) throw typeMismatch("can't $subtract date from number");
  return safeResult(a - b, [a, b], '$subtract');
}

const notByZero =
  (name: string, apply: (a: number, b: number) => number) =>
  (a: number, b: number): number => {
    if (b === 0) fail('BadValue', `can't ${name} by zero`);
    return apply(a, b);
  };

const rounding = (halves: boolean): OperatorCompiler =>
  listed(['number', 'integer?'], (value: number, place = 0) => roundTo(value, place, halves));

/** An accumulator used as an expression: over its arguments, or over a single array. */
const folding = (fold: (values: readonly unknown[]) => unknown): OperatorCompiler =>
  listed(['value*'], (...values: unknown[]) =>
    fold(values.length === 1 && Array.isArray(values[0]) ? (values[0] as unknown[]) : values),
  );

/** The result of `$toString`: dates in ISO form, numbers as in JavaScript within its safe range. */
function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
  fail('BadValue', `Unsupported conversion from ${typeName(value)} to string`);
}

// MongoDB changes the case of ASCII letters only.
const changeCase = (letters: RegExp, change: (char: string) => string): OperatorCompiler =>
  listed(['value'], (value: unknown) =>
    isNil(value) ? '' : toText(value).replace(letters, change),
  );

const trimming = (trim: typeof $trim): OperatorCompiler =>
  keyed({ input: 'string', chars: 'string?' }, (args) => viaMingo(trim, args));

/** `{ $year: <date> }` or `{ $year: { date, timezone } }`, in the local time of the zone. */
function datePart(part: typeof calendar.$year): OperatorCompiler {
  const read = (date: Date, timezone?: string): unknown =>
    viaMingo(part, { date: toLocal(date, timezone) });
  const alone = listed(['date'], (date: Date) => read(date));
  const zoned = keyed(
    { date: 'date', timezone: 'string?' },
    ({ date, timezone }: { date: Date; timezone?: string }) => read(date, timezone),
  );
  return (operand, name) => (isDoc(operand) && 'date' in operand ? zoned : alone)(operand, name);
}

const requireArray = (name: string, value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  throw typeMismatch(`${name} requires an array, found: ${typeName(value)}`);
};

const OPERATORS: Readonly<Record<string, OperatorCompiler>> = {
  $eq: comparison((sign) => sign === 0),
  $ne: comparison((sign) => sign !== 0),
  $gt: comparison((sign) => sign > 0),
  $gte: comparison((sign) => sign >= 0),
  $lt: comparison((sign) => sign < 0),
  $lte: comparison((sign) => sign <= 0),
  $cmp: comparison((sign) => Math.sign(sign)),
  $not: listed(['value'], (value: unknown) => !truthy(value)),
  $type: listed(['value'], typeName),
  $mergeObjects: folding(mergeOf),
  $in: listed(['value', 'value'], (needle: unknown, list: unknown) =>
    requireArray('$in', list).some((item) => equal(item, needle)),
  ),

  $add: listed(['date or number*'], add),
  $subtract: listed(['date or number', 'date or number'], subtract),
  $multiply: listed(['number*'], (...factors: number[]) =>
    factors.reduce((a, b) => safeResult(a * b, [a, b], '$multiply'), 1),
  ),
  $divide: listed(
    ['number', 'number'],
    notByZero('$divide', (a, b) => a / b),
  ),
  $mod: listed(
    ['number', 'number'],
    notByZero('$mod', (a, b) => a % b),
  ),
  $abs: numeric(Math.abs),
  $floor: numeric(Math.floor),
  $ceil: numeric(Math.ceil),
  $round: rounding(true),
  $trunc: rounding(false),
  $sum: folding(sumOf),
  $avg: folding(averageOf),
  $min: folding((values) => extremeOf(values, -1)),
  $max: folding((values) => extremeOf(values, 1)),

  $concat: listed(['string*'], mingo($concat)),
  $toLower: changeCase(/[A-Z]/g, (char) => char.toLowerCase()),
  $toUpper: changeCase(/[a-z]/g, (char) => char.toUpperCase()),
  $trim: trimming($trim),
  $ltrim: trimming($ltrim),
  $rtrim: trimming($rtrim),
  $toString: listed(['value'], (value: unknown) => (isNil(value) ? null : toText(value))),
  $regexMatch: keyed(
    { input: 'string', regex: 'regex', options: 'value?' },
    ({ input, regex, options }: { input: string; regex: unknown; options?: unknown }) => {
      const { pattern, options: flags } = regexOf(regex, options ?? undefined);
      return compileRegex(pattern, flags).test(input);
    },
    () => false,
  ),

  $arrayElemAt: listed(['array', 'integer'], mingo($arrayElemAt)),
  $first: listed(['array'], (items: unknown[]) => items[0]),
  $last: listed(['array'], (items: unknown[]) => items.at(-1)),
  $size: listed(['value'], (value: unknown) => requireArray('$size', value).length),
  $isArray: listed(['value'], Array.isArray),
  $slice: listed(['array', 'integer', 'integer?'], mingo($slice)),
  $concatArrays: listed(['array*'], mingo($concatArrays)),

  $year: datePart(calendar.$year),
  $month: datePart(calendar.$month),
  $dayOfMonth: datePart(calendar.$dayOfMonth),
  $dayOfWeek: datePart(calendar.$dayOfWeek),
  $hour: datePart(calendar.$hour),
  $minute: datePart(calendar.$minute),
  $second: datePart(calendar.$second),
  $millisecond: datePart(calendar.$millisecond),
  $dateToString: keyed(
    { date: 'date', format: 'string?', timezone: 'string?', onNull: 'value?' },
    formatDate,
    (args) => (isNil(args['date']) && 'onNull' in args ? args['onNull'] : null),
  ),
  $dateTrunc: keyed(
    {
      date: 'date',
      unit: 'string',
      binSize: 'integer?',
      timezone: 'string?',
      startOfWeek: 'string?',
    },
    truncateDate,
  ),
};

let all: Readonly<Record<string, OperatorCompiler>> | undefined;

/** The supported expression operators (allow-list), without inherited names. */
export const expressionOperators = (): Readonly<Record<string, OperatorCompiler>> =>
  (all ??= { ...OPERATORS, ...CONTROL_OPERATORS });
