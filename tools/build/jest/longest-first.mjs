import Sequencer from '@jest/test-sequencer';

/**
 * Seconds of the longest spec files on two cores. jest starts files by what they took last time, and in a fresh
 * clone by their size: the longest one, a small file, then began last and ran alone for most of a minute.
 */
export const EXPECTED = new Map([
  ['bff/test/access-matrix.spec.ts', 60],
  ['bff/test/fuzz.spec.ts', 50],
  ['bff/test/change-stream.spec.ts', 50],
  ['bff/test/money-crash.spec.ts', 47],
  ['bff/test/admin-redeem-codes-generation.spec.ts', 40],
  ['bff/test/bearer-values.spec.ts', 30],
  ['bff/test/strangers.spec.ts', 27],
  ['bff/test/seed-trial.spec.ts', 27],
  ['bff/test/database-faults.spec.ts', 27],
  ['bff/test/examples.spec.ts', 24],
  ['tools/verify/lint/api-description.spec.ts', 24],
  ['bff/test/bulk-crash.spec.ts', 22],
  ['bff/test/admin-factor-codes.spec.ts', 21],
  ['bff/test/shutdown.spec.ts', 21],
  ['bff/test/canary.spec.ts', 20],
]);

/** Starts the longest spec files first, also when jest has not seen them run. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    return sorted.toSorted((one, other) => expectedOf(other) - expectedOf(one));
  }
}

const expectedOf = ({ path }) => {
  const file = [...EXPECTED.keys()].find((known) => path.endsWith(`/${known}`));
  return file === undefined ? 0 : EXPECTED.get(file);
};
