import fc from 'fast-check';
import { drawReadableCode } from '../redeem-codes/readable-code';
import { formatRedeemCode } from '../redeem-codes/redeem-code';
import { ADMIN_ROLES } from '../sessions/admin-roles';
import { BEARER_KINDS, BEARER_LENGTHS, type BearerKind, maySeeWhole } from './bearer-kinds';
import { findBearerWords, maskBearerWords } from './bearer-words';
import { isMaskedValue, maskBearerValue } from './mask-bearer-value';

const valueOf = (kind: BearerKind) =>
  fc
    .uint8Array({ minLength: BEARER_LENGTHS[kind], maxLength: BEARER_LENGTHS[kind] })
    .map(drawReadableCode);

describe('a masked value', () => {
  it('keeps its length and its last four characters', () => {
    expect(maskBearerValue('C8TP859N9T6JZPTN')).toBe('••••••••••••ZPTN');
    expect(maskBearerValue('K7M2P9QA')).toBe('••••P9QA');
    expect(maskBearerValue('ZPTN')).toBe('••••');
    expect(maskBearerValue('')).toBe('');
  });

  it('is known as one', () => {
    expect(isMaskedValue(maskBearerValue('C8TP859N9T6JZPTN'))).toBe(true);
    expect(isMaskedValue('C8TP859N9T6JZPTN')).toBe(false);
  });
});

describe('live values', () => {
  it('are read whole by the roles that may grant, and by no other', () => {
    for (const kind of BEARER_KINDS) {
      const roles = ADMIN_ROLES.filter((role) => maySeeWhole(role, kind));
      expect([kind, roles]).toEqual([kind, ['owner', 'finance']]);
    }
  });
});

describe('values in texts', () => {
  it.each(BEARER_KINDS)('of kind %s are found and masked between any other words', (kind) => {
    fc.assert(
      fc.property(
        valueOf(kind),
        fc.constantFrom('', 'the ', 'code-', '/plans/', '(', 'বন্ধু '),
        (value, before) => {
          for (const after of ['', '.', ' and more', ')', '\nnext']) {
            const masked = maskBearerWords(`${before}${value}${after}`, new Set([value]));
            expect(masked).toBe(`${before}${maskBearerValue(value)}${after}`);
          }
        },
      ),
    );
  });

  it('are found in small letters, and redeem codes in groups after words of the same form', () => {
    fc.assert(
      fc.property(valueOf('redeem-code'), (code) => {
        for (const written of [
          formatRedeemCode(code),
          code.toLowerCase(),
          formatRedeemCode(code).replaceAll('-', ' '),
        ]) {
          const masked = maskBearerWords(`read-${written} twice: ${written}`, new Set([code]));
          expect(masked.toUpperCase().replace(/[\s-]/g, '')).not.toContain(code);
        }
      }),
    );
    const masked = maskBearerWords('ref k7m2p9qa', new Set(['K7M2P9QA']));
    expect(masked).toBe('ref ••••P9QA');
  });

  it('stay as they are when they are not hidden', () => {
    expect(maskBearerWords('C8TP859N9T6JZPTN', new Set(['K7M2P9QA']))).toBe('C8TP859N9T6JZPTN');
    expect(maskBearerWords('', new Set(['K7M2P9QA']))).toBe('');
  });

  it('are not taken for names, parts of longer words, or ids', () => {
    for (const text of [
      'Rahmatul',
      'Mahmudul Majumder',
      'standard',
      'XC8TP859N9T6JZPTN',
      '6890abcdef0123456789abcd',
      'a@b.cd',
      'user8878@example.com',
      'baa38e75-7294-44c6-baac-d8298728646b',
    ]) {
      expect([text, findBearerWords(text)]).toEqual([text, []]);
    }
  });

  it('are found beside e-mail addresses and ids in a longer text', () => {
    for (const text of [
      'K7M2P9QA for user8878@example.com',
      'baa38e75-7294-44c6-baac-d8298728646b K7M2P9QA',
      'K7M2P9QA@',
    ]) {
      const values = findBearerWords(text).map(({ value }) => value);
      expect([text, values]).toEqual([text, expect.arrayContaining(['K7M2P9QA'])]);
    }
  });

  it('are looked for in any text without an end in sight', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        for (const { value, from, to } of findBearerWords(text)) {
          expect(to - from).toBeGreaterThanOrEqual(value.length);
        }
        expect(maskBearerWords(text, new Set())).toBe(text);
      }),
    );
  });
});
