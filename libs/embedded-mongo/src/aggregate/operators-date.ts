import { MongoError } from '../errors';
import { isDoc, typeName } from '../values/types';
import { isNil, named, typeMismatch } from './arguments';
import { dateTrunc } from './date-units';
import { compileExpression, type Expression, type Scope } from './expression';
import type { OperatorCompiler } from './operators';
import { formatDate } from './date-format';
import { toLocal } from './time-zone';

const asDate = (value: unknown, name: string): Date => {
  if (value instanceof Date) return value;
  throw typeMismatch(`can't convert from BSON type ${typeName(value)} to Date in ${name}`);
};

function zoneOf(expression: Expression | undefined, scope: Scope): string | null {
  if (expression === undefined) return 'UTC';
  const zone = expression(scope);
  if (isNil(zone)) return null;
  if (typeof zone !== 'string') throw typeMismatch('timezone must evaluate to a string');
  return zone;
}

/** `{ $year: <date> }` or `{ $year: { date, timezone } }`. */
const part =
  (read: (local: Date) => number): OperatorCompiler =>
  (operand, name) => {
    const parts =
      isDoc(operand) && 'date' in operand
        ? named(operand, name, ['date'], ['timezone'])
        : { date: compileExpression(Array.isArray(operand) ? operand[0] : operand) };
    return (scope) => {
      const date = parts['date']?.(scope);
      const zone = zoneOf(parts['timezone' as 'date'], scope);
      return isNil(date) || zone === null ? null : read(toLocal(asDate(date, name), zone));
    };
  };

const dateToString: OperatorCompiler = (operand, name) => {
  const parts = named(operand, name, ['date'], ['format', 'timezone', 'onNull']);
  return (scope) => {
    const date = parts['date']?.(scope);
    const zone = zoneOf(parts['timezone'], scope);
    const format = parts['format'] === undefined ? '%Y-%m-%dT%H:%M:%S.%LZ' : parts['format'](scope);
    if (isNil(date)) return parts['onNull'] === undefined ? null : parts['onNull'](scope);
    if (zone === null || isNil(format)) return null;
    if (typeof format !== 'string')
      throw typeMismatch("$dateToString requires that 'format' be a string");
    const isDefault = parts['format'] === undefined && zone !== 'UTC';
    return formatDate(asDate(date, name), isDefault ? format.slice(0, -1) : format, zone);
  };
};

/** The operators over units; a null argument makes the result null. */
function unitOperator(
  required: readonly string[],
  optional: readonly string[],
  apply: (values: Record<string, unknown>, name: string) => unknown,
): OperatorCompiler {
  return (operand, name) => {
    const parts = Object.entries(named(operand, name, required, optional));
    return (scope) => {
      const values = Object.fromEntries(parts.map(([key, expression]) => [key, expression(scope)]));
      if (parts.some(([key]) => isNil(values[key]))) return null;
      for (const key of ['unit', 'timezone', 'startOfWeek'])
        if (values[key] !== undefined && typeof values[key] !== 'string')
          throw new MongoError('FailedToParse', `${name} requires '${key}' to be a string`);
      return apply(values, name);
    };
  };
}

const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : fallback;
const integer = (value: unknown, name: string): number => {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new MongoError('FailedToParse', `${name} expects an integer amount`);
};

export const DATE_OPERATORS: Readonly<Record<string, OperatorCompiler>> = {
  $year: part((local) => local.getUTCFullYear()),
  $month: part((local) => local.getUTCMonth() + 1),
  $dayOfMonth: part((local) => local.getUTCDate()),
  $dayOfWeek: part((local) => local.getUTCDay() + 1),
  $hour: part((local) => local.getUTCHours()),
  $minute: part((local) => local.getUTCMinutes()),
  $second: part((local) => local.getUTCSeconds()),
  $millisecond: part((local) => local.getUTCMilliseconds()),
  $dateToString: dateToString,
  $dateTrunc: unitOperator(
    ['date', 'unit'],
    ['binSize', 'timezone', 'startOfWeek'],
    (values, name) =>
      dateTrunc(asDate(values['date'], name), {
        unit: textOr(values['unit'], ''),
        binSize: values['binSize'] === undefined ? 1 : integer(values['binSize'], name),
        zone: textOr(values['timezone'], 'UTC'),
        startOfWeek: textOr(values['startOfWeek'], 'sunday'),
      }),
  ),
};
