import { Secret } from 'otpauth';
import { drawTotpSecret, stepOfCode, totpUri } from './totp';

/** The secret of RFC 6238, appendix B. Its codes have eight digits; ours are the last six. */
const SECRET = Secret.fromLatin1('12345678901234567890').base32;
const VECTORS: readonly [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];
const at = (second: number) => new Date(second * 1_000);

describe('a code of an authenticator app', () => {
  it.each(VECTORS)('at %d seconds is the one of RFC 6238', (second, code) => {
    expect(stepOfCode(SECRET, code.slice(2), at(second))).toBe(Math.floor(second / 30));
  });

  it('counts one step before and after its own, no more', () => {
    const code = '081804';
    const step = Math.floor(1_111_111_109 / 30);
    const accepted = [-2, -1, 0, 1, 2].map((steps) =>
      stepOfCode(SECRET, code, at((step + steps) * 30)),
    );
    expect(accepted).toEqual([null, step, step, step, null]);
  });

  it.each(['', '81804', '0818040', '000000', 'abcdef', '94287082'])('is not %j', (code) => {
    expect(stepOfCode(SECRET, code, at(1_111_111_109))).toBeNull();
  });

  it('comes from 160 bits that are never the same twice', () => {
    const secrets = Array.from({ length: 50 }, drawTotpSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  });

  it('is set up by an address that names service and administrator', () => {
    const uri = new URL(totpUri(SECRET, 'Dhara', 'ana'));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      ...['otpauth:', 'totp', '/Dhara:ana'],
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      ...{ issuer: 'Dhara', secret: SECRET, algorithm: 'SHA1', digits: '6', period: '30' },
    });
  });
});
