import { seconds } from '../../shared/steps';

/** A test and how long it took. */
export interface TimedTest {
  readonly file: string;
  readonly name: string;
  readonly ms: number;
  /** The message of its failure. Null for a test that passed. */
  readonly failure: string | null;
}

const MOST = 20;

/** The slowest tests as lines, the slowest first. */
export function describeSlowest(tests: readonly TimedTest[]): string {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, MOST)
    .map(({ file, name, ms }) => `${seconds(ms).padStart(8)}  ${file}  ${shorten(name)}\n`)
    .join('');
}

const LONGEST = 100;
/** A text that fits into a line. */
export const shorten = (name: string): string =>
  name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
