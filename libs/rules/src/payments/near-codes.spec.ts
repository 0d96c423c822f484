import { READABLE_ALPHABET } from '../redeem-codes/readable-code';
import { codesNear } from './near-codes';

const LETTERS = READABLE_ALPHABET.length;
const sorted = (note: string) => [...codesNear(note)].toSorted();

it('of a code: itself, one character wrong at each place, or two neighbours swapped', () => {
  const near = codesNear('ABCDEFGH');
  expect(near).toHaveLength(1 + 8 * (LETTERS - 1) + 7);
  expect(near).toEqual(expect.arrayContaining(['ABCDEFGH', '2BCDEFGH', 'ABCDEFG2', 'BACDEFGH']));
  expect(near).toEqual(expect.arrayContaining(['ABCDEFHG', 'ABCEDFGH']));
  expect(near).not.toContain('2BCDEFG2');
  expect(near).not.toContain('CBADEFGH');
});

it('of a note with a character too little: each code that has one more, at each place', () => {
  const near = codesNear('ABCDEFG');
  // The same code comes of a letter put before or after its like.
  expect(near).toHaveLength(8 * LETTERS - 7);
  expect(near).toEqual(expect.arrayContaining(['2ABCDEFG', 'ABCD2EFG', 'ABCDEFG2', 'AABCDEFG']));
});

it('of a note with a character too many: each code that has one less', () => {
  expect(sorted('ABCDEFGHJ')).toEqual(
    [
      ...['BCDEFGHJ', 'ACDEFGHJ', 'ABDEFGHJ', 'ABCEFGHJ', 'ABCDFGHJ'],
      ...['ABCDEGHJ', 'ABCDEFHJ', 'ABCDEFGJ', 'ABCDEFGH'],
    ].toSorted(),
  );
});

it('one character that no code has is the wrong one; with two nothing is near', () => {
  expect(sorted('ABCDEFG0')).toEqual([...READABLE_ALPHABET].map((last) => `ABCDEFG${last}`));
  expect(codesNear('ABCDEF10')).toEqual([]);
});

it('blanks, hyphens and small letters make no difference', () => {
  expect(sorted(' abcd-ef gh ')).toEqual(sorted('ABCDEFGH'));
});

it.each(['', 'ABCDEF', 'ABCDEFGHJK', 'thank you for the plan'])('none of %j', (note) => {
  expect(codesNear(note)).toEqual([]);
});

it('each is a code, and comes once', () => {
  for (const note of ['AAAA222', 'AAAA2222', 'ABCD23456']) {
    const near = codesNear(note);
    expect(new Set(near).size).toBe(near.length);
    for (const code of near) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  }
});
