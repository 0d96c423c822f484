import { BSONRegExp } from 'bson';
import { fail, notSupported } from '../errors';

const SYNTAX = new Set('^$\\.*+?()[]{}|/');
const KNOWN_ESCAPES = new Set('dDwWsSbBtnrfvxu');
const SUPPORTED_OPTIONS = new Set('imsu');

/** PCRE's white space: JavaScript's `\s` also has the no-break space and others. */
const SPACE = '\\t\\n\\v\\f\\r ';
/** Parts of a pattern: an escape, a class with its escapes, or one character. */
const PARTS = /\\(?:.|$)|\[\^?(?:\\.|[^\]\\])*\]|./gsu;

function escapeOf(part: string, inClass: boolean): string {
  const char = part.slice(1);
  if (char === 's') return inClass ? SPACE : `[${SPACE}]`;
  if (char === 'S') {
    if (inClass) throw notSupported('the regular expression escape \\S in a class');
    return `[^${SPACE}]`;
  }
  if (SYNTAX.has(char) || char === '') return part;
  if (/[A-Za-z0-9]/.test(char)) {
    if (KNOWN_ESCAPES.has(char)) return part;
    throw notSupported(`the regular expression escape \\${char}`);
  }
  return char.length === 1 && char.charCodeAt(0) < 0x80
    ? `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`
    : char;
}

function classOf(part: string): string {
  if (/^\[\^?\]|.\[[:.=]/s.test(part)) throw notSupported(`the PCRE class in /${part}/`);
  return part.replace(/\\(?:.|$)/gsu, (escape) => escapeOf(escape, true));
}

/** In PCRE a line ends with `\n` only, and `$` also matches before one at the end of the text. */
const symbols = (options: string): Readonly<Record<string, string>> => ({
  '^': options.includes('m') ? '(?:^|(?<=\\n)(?=[^]))' : '^',
  $: options.includes('m') ? '(?=\\n|$)' : '(?=\\n?$)',
  '.': options.includes('s') ? '[^]' : '[^\\n]',
});

/**
 * MongoDB's regexes are PCRE. What has another meaning in JavaScript is translated or refused. The rest is
 * compiled in unicode mode, where JavaScript rejects unknown escapes.
 */
function toJavaScript(pattern: string, options: string): string {
  if (/\(\?(?![:=!]|<[=!])/.test(pattern.replace(/\\./g, '')))
    throw notSupported(`the PCRE group in /${pattern}/`);
  if (/\{,\d+\}/.test(pattern)) throw notSupported(`the PCRE quantifier in /${pattern}/`);
  const symbol = symbols(options);
  return pattern.replace(PARTS, (part) => {
    if (part.startsWith('\\')) return escapeOf(part, false);
    return part.startsWith('[') && part.length > 1 ? classOf(part) : (symbol[part] ?? part);
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
  const flags = options.includes('i') ? 'iu' : 'u';
  const source = toJavaScript(pattern, options);
  let compiled: RegExp;
  try {
    compiled = new RegExp(source, flags);
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
