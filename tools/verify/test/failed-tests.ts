import { stripVTControlCharacters } from 'node:util';
import { type TimedTest, shorten } from './slowest';

const MOST = 20;
const MOST_LINES = 6;

/**
 * The failed tests as lines, each with the start of its message. Printed last, because a log that is cut
 * keeps its end.
 */
export function describeFailed(tests: readonly TimedTest[]): string {
  return tests
    .flatMap(({ file, name, failure }) =>
      failure === null ? [] : [`${file}  ${shorten(name)}\n${startOf(failure)}`],
    )
    .slice(0, MOST)
    .join('');
}

/** The first lines of a message that are not a stack. */
function startOf(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, MOST_LINES)
    .map((line) => `    ${shorten(line.trim())}\n`)
    .join('');
}
