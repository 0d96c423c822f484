import fc from 'fast-check';
import { codeSearch, codeSearchBeginnings, codeSearchKeys } from './code-search';
import { drawRedeemCode, formatRedeemCode } from './redeem-code';

const code = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => drawRedeemCode(bytes));

/** Matches like the query of the database. */
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

  it('has no key for the name of a code without a batch', () => {
    expect(codeSearchKeys('AB', null)).toEqual(['AB', 'B']);
    expect(codeSearchKeys('AB', ' ')).toEqual(['AB', 'B']);
  });

  it('is literal: no text means anything in a regular expression (SEC-42)', () => {
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

describe('searching codes of which only the ends are seen', () => {
  /** Matches like the query of the database. */
  const isFoundByEnd = (search: string, keys: readonly string[]): boolean => {
    const meant = codeSearch(search, false);
    return keys.some(
      (key) => meant.keys.includes(key) || meant.beginnings.some((text) => key.startsWith(text)),
    );
  };

  it('finds the last one to four characters, the whole code, and the beginning of a batch', () => {
    const keys = codeSearchKeys('23456789ABCDEFGH', 'Eid, Dhaka');
    for (const search of ['H', 'gh', 'FGH', 'E-FGH', '2345-6789-ABCD-EFGH', 'eid d']) {
      expect([search, isFoundByEnd(search, keys)]).toEqual([search, true]);
    }
  });

  it('finds no other part, so that a search gives nothing away', () => {
    fc.assert(
      fc.property(code, fc.nat(15), fc.integer({ min: 1, max: 15 }), (drawn, from, length) => {
        const part = drawn.slice(from, from + length);
        const isSeen = part.length <= 4 && drawn.endsWith(part);
        expect(isFoundByEnd(part, codeSearchKeys(drawn, null))).toBe(isSeen);
      }),
    );
  });

  it('finds a batch also when its name could be part of a code', () => {
    expect(isFoundByEnd('2345', codeSearchKeys('AAAAAAAAAAAAAAAA', '2345 spring'))).toBe(true);
    expect(isFoundByEnd('23456', codeSearchKeys('23456AAAAAAAAAAA', '23456 spring'))).toBe(true);
    expect(isFoundByEnd('23456', codeSearchKeys('23456AAAAAAAAAAA', null))).toBe(false);
  });

  it('is the search of everybody where codes are seen whole', () => {
    expect(codeSearch('2345', true)).toEqual({
      keys: [],
      beginnings: codeSearchBeginnings('2345'),
    });
  });
});
