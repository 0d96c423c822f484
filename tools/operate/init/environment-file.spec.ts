import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inWorkspace } from '../../shared/workspace';
import { fillEnvironment, quoteValue, quotingProblems } from './environment-file';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g';
const EXAMPLE = readFileSync(inWorkspace('docker/example.env'), 'utf8');

/**
 * How Compose v2 reads a line of an env file: a value in single quotes literally, any other with `$name`
 * and `${name}` replaced (here by nothing, as for unknown names).
 */
function asComposeReads(line: string): string {
  const value = line.slice(line.indexOf('=') + 1);
  const [, literal] = /^'([^']*)'$/.exec(value) ?? [];
  return literal ?? value.replace(/^"(.*)"$/, '$1').replace(/\$(\{\w+\}|\w+)/g, '');
}

test('a hash reaches the service as it is, by Compose and by Node', () => {
  const line = `ADMINS=${quoteValue(`ana:owner=${HASH}`)}`;
  expect(asComposeReads(`ADMINS=ana:owner=${HASH}`)).not.toContain(HASH);
  expect(asComposeReads(line)).toBe(`ana:owner=${HASH}`);
  expect(parseEnv(line)['ADMINS']).toBe(`ana:owner=${HASH}`);
});

test.each(["it's", 'two\nlines'])('%j is refused, because readers disagree about it', (value) => {
  expect(() => quoteValue(value)).toThrow('quote or a line break');
});

test('the template keeps its comments and gets the values', () => {
  const filled = fillEnvironment(EXAMPLE, { ADMINS: `ana:owner=${HASH}`, BACKUP_KEY: 'ab' });
  const names = (text: string): string[] => Object.keys(parseEnv(text));
  expect(names(filled)).toEqual(names(EXAMPLE));
  expect(parseEnv(filled)).toMatchObject({ ADMINS: `ana:owner=${HASH}`, BACKUP_KEY: 'ab' });
  expect(filled.split('\n').filter((line) => line.startsWith('#'))).toEqual(
    EXAMPLE.split('\n').filter((line) => line.startsWith('#')),
  );
  expect(quotingProblems(filled)).toEqual([]);
});

test('a value without a line in the template is refused', () => {
  expect(() => fillEnvironment(EXAMPLE, { NO_SUCH: '1' })).toThrow('NO_SUCH');
});

test.each([
  [`ADMINS=ana=${HASH}`, 1],
  [`ADMINS="ana=${HASH}"`, 1],
  [`ADMINS='ana=${HASH}'`, 0],
  ['# a $comment', 0],
  ['BRAND_NAME=Dhara', 0],
])('%s: %d problems', (line, count) => {
  const problems = quotingProblems(line);
  expect(problems).toHaveLength(count);
  expect(problems.join()).not.toContain('argon2id');
});
