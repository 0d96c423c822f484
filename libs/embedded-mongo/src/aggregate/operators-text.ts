import { ObjectId } from 'bson';
import { $trim, $ltrim, $rtrim } from 'mingo/operators/expression/string';
import { MongoError } from '../errors';
import { compileRegex, regexOf } from '../query/regex';
import { typeName } from '../values/types';
import { isNil, named, strict, typeMismatch, unary } from './arguments';
import type { OperatorCompiler } from './operators';
import { isoString } from './time-zone';

const text = (name: string, value: unknown): string => {
  if (typeof value === 'string') return value;
  throw typeMismatch(`${name} requires a string argument, found: ${typeName(value)}`);
};

/** What `$toString` prints; dates in ISO form, numbers as JavaScript does within its safe range. */
export function toText(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return isoString(value);
  if (value instanceof ObjectId) return value.toHexString();
  throw new MongoError(
    'BadValue',
    `Unsupported conversion from ${typeName(value)} to string in ${name}`,
  );
}

// MongoDB maps ASCII letters only.
const changeCase = (letters: RegExp, change: (char: string) => string): OperatorCompiler =>
  unary((value, name) => (isNil(value) ? '' : toText(value, name).replace(letters, change)));

/** mingo's trimming, given evaluated arguments. */
function trimming(trim: typeof $trim): OperatorCompiler {
  return (operand, name) => {
    const parts = named(operand, name, ['input'], ['chars']);
    return (scope) => {
      const input = parts['input']?.(scope);
      const chars = parts['chars'] === undefined ? undefined : parts['chars'](scope);
      if (isNil(input) || (parts['chars'] !== undefined && isNil(chars))) return null;
      // mingo evaluates paths over its first argument, so the values travel as that document.
      const values = {
        input: text(name, input),
        ...(isNil(chars) ? {} : { chars: text(name, chars) }),
      };
      const paths = { input: '$input', ...(isNil(chars) ? {} : { chars: '$chars' }) };
      return trim(values, paths as never, {} as never);
    };
  };
}

const regexMatch: OperatorCompiler = (operand, name) => {
  const parts = named(operand, name, ['input', 'regex'], ['options']);
  return (scope) => {
    const input = parts['input']?.(scope);
    const pattern = parts['regex']?.(scope);
    if (isNil(input) || isNil(pattern)) return false;
    const regex = regexOf(pattern, parts['options']?.(scope) ?? undefined);
    return compileRegex(regex.pattern, regex.options).test(text(name, input));
  };
};

export const TEXT_OPERATORS: Readonly<Record<string, OperatorCompiler>> = {
  $concat: strict({ min: 0, max: Infinity }, (args, name) => {
    if (args.some(isNil)) return null;
    return args.map((value) => text(name, value)).join('');
  }),
  $toLower: changeCase(/[A-Z]/g, (char) => char.toLowerCase()),
  $toUpper: changeCase(/[a-z]/g, (char) => char.toUpperCase()),
  $trim: trimming($trim),
  $ltrim: trimming($ltrim),
  $rtrim: trimming($rtrim),
  $toString: unary((value, name) => (isNil(value) ? null : toText(value, name))),
  $regexMatch: regexMatch,
};
