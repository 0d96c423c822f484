import { createHash } from 'node:crypto';
import type { Example } from './record';

/** Values that differ in each run or depend on the other operations, and what an example shows instead. */
const CHANGING: readonly (readonly [RegExp, (count: number) => string])[] = [
  [/\b[0-9a-f]{24}\b/g, (count) => `65f0a1b2c3d4e5f6${String(count).padStart(8, '0')}`],
  [
    /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
    (count) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
  ],
  // The tests may also run on the embedded engine.
  [/(?<="database":")embedded/g, () => 'mongodb'],
  [/\bTRX\d{7}\b/g, (count) => `TRX${String(count).padStart(7, '0')}`],
  [/\btask-\d+\b/g, (count) => `task-${count}`],
  [/\bTEST[2-9]{4,}\b/g, (count) => `TEST888${count + 1}`],
  [/\b50000000\d\d\b/g, (count) => String(5_000_000_000 + count)],
];

/** The example with the same text for the same value in each run. */
export function stableExample(example: Example): Example {
  const text = CHANGING.reduce((before, [pattern, nth]) => {
    const known = new Map<string, string>();
    return before.replace(pattern, (value) => {
      const stable = known.get(value) ?? nth(known.size + 1);
      known.set(value, stable);
      return stable;
    });
  }, JSON.stringify(example));
  return JSON.parse(text) as Example;
}

/** Bytes that follow from a text, in place of random ones. Each call gives others. */
export function bytesFrom(seed: string): (length: number) => Buffer {
  let count = 0;
  return (length) => {
    const blocks = Array.from({ length: Math.ceil(length / 32) }, () =>
      createHash('sha256')
        .update(`${seed} ${(count += 1)}`)
        .digest(),
    );
    return Buffer.concat(blocks).subarray(0, length);
  };
}
