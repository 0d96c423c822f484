import { BSONRegExp } from 'bson';
import { fail, notSupported } from '../errors';

const SYNTAX = new Set('^$\\.*+?()[]{}|/');
const KNOWN_ESCAPES = new Set('dDwWsSbBtnrfvxu');
const SUPPORTED_OPTIONS = new Set('imsu');

/**
 * MongoDB's regexes are PCRE. Escapes with another meaning in JavaScript are refused. The rest is compiled in
 * unicode mode, where JavaScript rejects unknown escapes.
 */
function toJavaScript(pattern: string): string {
  if (/\(\?(?![:=!]|<[=!])/.test(pattern.replace(/\\./g, '')))
    throw notSupported(`the PCRE group in /${pattern}/`);
  return pattern.replace(/\\(.)/gsu, (whole, char: string) => {
    if (SYNTAX.has(char)) return whole;
    if (/[A-Za-z0-9]/.test(char)) {
      if (KNOWN_ESCAPES.has(char)) return whole;
      throw notSupported(`the regular expression escape \\${char}`);
    }
    return char.length === 1 && char.charCodeAt(0) < 0x80
      ? `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`
      : char;
  });
}

const cache = new Map<string, RegExp>();

export function compileRegex(pattern: string, options: string): RegExp {
  const cacheKey = `${options}/${pattern}`;
  const known = cache.get(cacheKey);
  if (known !== undefined) return known;
  for (const option of options)
    if (!SUPPORTED_OPTIONS.has(option))
      throw notSupported(`the regular expression option '${option}'`);
  const flags = ['i', 'm', 's'].filter((flag) => options.includes(flag)).join('');
  const source = toJavaScript(pattern);
  let compiled: RegExp;
  try {
    compiled = new RegExp(source, `${flags}u`);
  } catch (error) {
    fail('InvalidRegex', `Regular expression is invalid: ${(error as Error).message}`);
  }
  if (cache.size < 1000) cache.set(cacheKey, compiled);
  return compiled;
}

function newRegex(pattern: string, options: string): BSONRegExp {
  try {
    return new BSONRegExp(pattern, options);
  } catch {
    fail('InvalidRegex', `invalid flag in regex options: ${options}`);
  }
}

/** The regex of `$regex` (string or regex) with its `$options`. */
export function regexOf(pattern: unknown, options: unknown): BSONRegExp {
  if (options !== undefined && typeof options !== 'string')
    fail('BadValue', '$options has to be a string');
  if (typeof pattern === 'string') return newRegex(pattern, options ?? '');
  if (pattern instanceof BSONRegExp) {
    if (options !== undefined && pattern.options !== '')
      fail('InvalidRegex', 'options set in both $regex and $options');
    return newRegex(pattern.pattern, options ?? pattern.options);
  }
  fail('BadValue', '$regex has to be a string');
}

/** The literal prefix of an anchored, case-sensitive pattern; otherwise ''. */
export function anchoredPrefix(pattern: string, options: string): string {
  if (!pattern.startsWith('^') || options !== '' || pattern.includes('|')) return '';
  const literal =
    /^(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|/-])*/u.exec(pattern.slice(1))?.[0] ?? '';
  const rest = pattern.slice(1 + literal.length);
  // A quantifier makes the last literal character optional.
  const sure = /^[*?{]/.test(rest) ? literal.replace(/(?:\\.|[^\\])$/su, '') : literal;
  return sure.replace(/\\(.)/gsu, '$1');
}

/** True when a pattern only tests the beginning of a text. */
export const isPlainPrefix = (pattern: string, options: string): boolean =>
  options === '' && /^\^[^\\^$.*+?()[\]{}|]+$/u.test(pattern);
