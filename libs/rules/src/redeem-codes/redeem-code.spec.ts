import fc from 'fast-check';
import { drawReadableCode, READABLE_ALPHABET } from './readable-code';
import {
  drawRedeemCode,
  formatRedeemCode,
  isCodeEnded,
  normaliseRedeemCode,
  REDEEM_CODE_LENGTH,
} from './redeem-code';

const CODE = '23456789ABCDEFGH';
const bytes = fc.uint8Array({ minLength: REDEEM_CODE_LENGTH, maxLength: REDEEM_CODE_LENGTH });

describe('the alphabet of codes', () => {
  it('has 32 characters, each once, and none that looks like another', () => {
    expect(new Set(READABLE_ALPHABET).size).toBe(32);
    expect(READABLE_ALPHABET).not.toMatch(/[01IO]/);
  });

  it('gives every character to the same number of random bytes', () => {
    const drawn = drawReadableCode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    for (const character of READABLE_ALPHABET) expect(drawn.split(character)).toHaveLength(8 + 1);
  });
});

describe('a redeem code', () => {
  it('is shown in four groups of four', () => {
    expect(formatRedeemCode(CODE)).toBe('2345-6789-ABCD-EFGH');
  });

  it.each([
    '2345-6789-ABCD-EFGH',
    '23456789abcdefgh',
    ' 2345 6789 abcd EFGH\n',
    '2345–6789—ABCD‑EFGH',
    '-2-3-4-5 6\t7 8 9 A B C D E F G H-',
    '2345\u00a06789\u00a0ABCD\u00a0EFGH',
  ])('typed as %j is the same code', (typed) => {
    expect(normaliseRedeemCode(typed)).toBe(CODE);
  });

  it.each([
    '',
    '2345-6789-ABCD-EFG',
    '2345-6789-ABCD-EFGHJ',
    '0345-6789-ABCD-EFGH',
    '1345-6789-ABCD-EFGH',
    'I345-6789-ABCD-EFGH',
    'O345-6789-ABCD-EFGH',
    '2345_6789_ABCD_EFGH',
    '2345.6789.ABCD.EFGH',
    '2345-6789-ABCD-EFGß',
    '2345-6789-ABCD-EFGſ',
    '2345-6789-ABCD-EFＧＨ',
    '২৩৪৫-6789-ABCD-EFGH',
    '2345-6789-ABCD-EFGH\0',
  ])('cannot be %j', (typed) => {
    expect(normaliseRedeemCode(typed)).toBeNull();
  });

  it('survives being shown and typed in any case', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = drawRedeemCode(random);
        const shown = formatRedeemCode(code);
        expect(shown).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
        expect(normaliseRedeemCode(shown.toLowerCase())).toBe(code);
      }),
    );
  });

  it('needs exactly 16 random bytes', () => {
    expect(() => drawRedeemCode(new Uint8Array(15))).toThrow(RangeError);
    expect(() => drawRedeemCode(new Uint8Array(17))).toThrow(RangeError);
  });
});

describe('the end of validity of a code', () => {
  const end = new Date('2031-03-10T12:00:00.000Z');
  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('%i ms from it the code has ended: %p', (ms, ended) => {
    expect(isCodeEnded(end, new Date(end.getTime() + ms))).toBe(ended);
  });

  it('never comes where there is none', () => {
    expect(isCodeEnded(null, new Date(8.64e15))).toBe(false);
  });
});
