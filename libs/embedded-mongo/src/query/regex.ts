import { BSONRegExp } from 'bson';
import { fail, refuse } from '../errors';

/** `^` and plain text, in which signs with a meaning are escaped. */
const PREFIX = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|/-])*)$/u;

/** The text that a regular expression wants at the beginning. Other ones are refused. */
export function prefixOf(regex: unknown): string {
  const pattern = regex instanceof BSONRegExp ? regex.pattern : regex;
  if (typeof pattern !== 'string') fail('BadValue', '$regex has to be a string');
  const text = PREFIX.exec(pattern)?.[1];
  if (text === undefined || (regex instanceof BSONRegExp && regex.options !== ''))
    refuse(`a regular expression other than ^ and plain text, such as /${pattern}/,`);
  return text.replace(/\\(.)/gu, '$1');
}
