import fc from 'fast-check';
import { READABLE_ALPHABET } from '../redeem-codes/readable-code';
import {
  drawReferenceCode,
  normaliseReference,
  normaliseTransactionId,
  REFERENCE_CODE_LENGTH,
} from './reference-code';

const bytes = fc.uint8Array({ minLength: REFERENCE_CODE_LENGTH, maxLength: REFERENCE_CODE_LENGTH });
const between = fc.array(fc.constantFrom('', ' ', '-', '\t', '  '), {
  minLength: REFERENCE_CODE_LENGTH + 1,
  maxLength: REFERENCE_CODE_LENGTH + 1,
});

describe('a reference code', () => {
  it('has at least 40 bits and no letters that are mistaken for each other (PAY-4)', () => {
    expect(READABLE_ALPHABET.length ** REFERENCE_CODE_LENGTH).toBeGreaterThanOrEqual(2 ** 40);
    for (const letter of '01IO') expect(READABLE_ALPHABET).not.toContain(letter);
  });

  it('is read from a note whatever its case, blanks and hyphens', () => {
    fc.assert(
      fc.property(bytes, between, fc.boolean(), (drawn, gaps, isLower) => {
        const code = drawReferenceCode(drawn);
        const letters = [...(isLower ? code.toLowerCase() : code)];
        const note = gaps.map((gap, index) => gap + (letters[index] ?? '')).join('');
        expect(normaliseReference(note)).toBe(code);
      }),
    );
  });

  it('is nothing that has another letter, more or fewer (PAY-13)', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom('0', '1', 'I', 'O', '.', 'Ä', 'é', '#'), (drawn, odd) => {
        const code = drawReferenceCode(drawn);
        for (const note of [odd + code.slice(1), code + odd, code.slice(1), `${code}A`, '']) {
          expect(normaliseReference(note)).toBeNull();
        }
      }),
    );
  });

  it('is drawn from as many bytes as it has letters', () => {
    expect(() => drawReferenceCode(new Uint8Array(7))).toThrow(RangeError);
    expect(() => drawReferenceCode(new Uint8Array(9))).toThrow(RangeError);
  });
});

it.each([
  ['9abc12345z', '9ABC12345Z'],
  [' 9ABC 123 45Z\n', '9ABC12345Z'],
  ['ABC123', 'ABC123'],
  ['A'.repeat(20), 'A'.repeat(20)],
  ['ABC12', null],
  ['A'.repeat(21), null],
  ['9ABC-12345', null],
  ['৯ABC12345', null],
  ['', null],
])('the transaction id %j is read as %j', (typed, read) => {
  expect(normaliseTransactionId(typed)).toBe(read);
});
