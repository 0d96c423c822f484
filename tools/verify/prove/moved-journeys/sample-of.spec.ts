import { MOVED_JOURNEYS } from './journeys';
import { sampleOf } from './sample-of';

describe('a sample of the tests that moved', () => {
  const sentences = (size: number, seed: number): string[] =>
    sampleOf(MOVED_JOURNEYS, size, seed).flatMap(({ tests }) =>
      tests.map(({ sentence }) => sentence),
    );
  const all = MOVED_JOURNEYS.flatMap(({ tests }) => tests);

  it('has the number that was asked for, and is the same for the same seed alone', () => {
    expect(sentences(60, 1)).toHaveLength(60);
    expect(sentences(60, 1)).toEqual(sentences(60, 1));
    expect(sentences(60, 1)).not.toEqual(sentences(60, 2));
  });

  it('has no journey without a test, and all of them at most', () => {
    for (const { tests } of sampleOf(MOVED_JOURNEYS, 5, 3)) expect(tests).not.toEqual([]);
    expect(sampleOf(MOVED_JOURNEYS, all.length + 1, 3)).toEqual(MOVED_JOURNEYS);
  });
});
