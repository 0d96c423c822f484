import fc from 'fast-check';
import { codeSearchBeginnings, codeSearchKeys } from './code-search';
import { drawRedeemCode, formatRedeemCode } from './redeem-code';

const code = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => drawRedeemCode(bytes));

/** As the database compares. */
const isFound = (search: string, keys: readonly string[]): boolean =>
  codeSearchBeginnings(search).some((beginning) =>
    keys.some((key) => new RegExp(`^${beginning}`).test(key)),
  );

describe('searching codes', () => {
  it('finds a code by each part of it, in any case and with its hyphens', () => {
    fc.assert(
      fc.property(code, fc.nat(18), fc.nat(18), (drawn, from, length) => {
        const part = formatRedeemCode(drawn).slice(from, from + length + 1);
        if (part === '-') return;
        const keys = codeSearchKeys(drawn, null);
        expect(isFound(part, keys)).toBe(true);
        expect(isFound(part.toLowerCase(), keys)).toBe(true);
      }),
    );
  });

  it('finds no code by what is no part of it', () => {
    fc.assert(
      fc.property(code, code, (one, other) => {
        const part = other.slice(0, 5);
        expect(isFound(part, codeSearchKeys(one, null))).toBe(one.includes(part));
      }),
    );
  });

  it('finds the beginning of the name of a batch, and takes no name for a part of a code', () => {
    const keys = codeSearchKeys('23456789ABCDEFGH', 'Eid, Dhaka');
    expect(isFound('EID dh', keys)).toBe(true);
    expect(isFound('dhaka', keys)).toBe(false);
    expect(isFound('2345', codeSearchKeys('AAAAAAAAAAAAAAAA', '2345 spring'))).toBe(true);
    expect(isFound('23-45', codeSearchKeys('AAAAAAAAAAAAAAAA', '2345 spring'))).toBe(false);
  });

  it('is literal: no text means anything in a regular expression (goal S42)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const beginning of codeSearchBeginnings(text)) {
          expect(new RegExp(`^${beginning}$`).test(beginning)).toBe(true);
          expect(beginning).not.toMatch(/[\\^$.*+?()[\]{}|]/);
        }
      }),
    );
    expect(codeSearchBeginnings('.*')).toEqual([]);
  });
});
