import fc from 'fast-check';

import { isInCohort } from './cohort';

const people = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => String(from + index));
const chosen = (keys: readonly string[], salt: string, percent: number): string[] =>
  keys.filter((key) => isInCohort(key, salt, percent));
const percents = fc.double({ min: 0, max: 100, noNaN: true });

describe('who tries a canary', () => {
  it('is always the same for the same person and canary', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), percents, (key, salt, percent) => {
        expect(isInCohort(key, salt, percent)).toBe(isInCohort(key, salt, percent));
      }),
    );
    // A fixed result: a change of the hash would move users between versions.
    expect(chosen(people(60, 10_001), '0.1.0-abcdef0123', 10).map(Number)).toEqual([
      10_010, 10_015, 10_026, 10_032, 10_035, 10_041, 10_052, 10_053,
    ]);
  });

  it('is nobody at 0 and everybody at 100 per cent', () => {
    fc.assert(
      fc.property(fc.string(), (salt) => {
        expect(chosen(people(1000), salt, 0)).toHaveLength(0);
        expect(chosen(people(1000), salt, 100)).toHaveLength(1000);
      }),
    );
  });

  it('only grows when the percentage grows', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), percents, percents, (key, salt, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(isInCohort(key, salt, less) && !isInCohort(key, salt, more)).toBe(false);
      }),
    );
  });

  it('is near the percentage for any 1,000 users with numbers in a row, whatever the canary', () => {
    fc.assert(
      fc.property(fc.nat(9_000_000), fc.string({ minLength: 8 }), (from, salt) => {
        const tenth = chosen(people(1000, from), salt, 10).length;
        // Four and a half standard deviations of a fair sample: 100 ± 43.
        expect(Math.abs(tenth - 100)).toBeLessThanOrEqual(43);
        const half = chosen(people(1000, from), salt, 50).length;
        expect(Math.abs(half - 500)).toBeLessThanOrEqual(71);
      }),
      { seed: 8, numRuns: 25 },
    );
  });

  it('is another tenth for another canary', () => {
    const first = new Set(chosen(people(10_000), 'one', 10));
    const both = chosen(people(10_000), 'two', 10).filter((key) => first.has(key));
    expect(both.length).toBeGreaterThan(50);
    expect(both.length).toBeLessThan(150);
  });
});
