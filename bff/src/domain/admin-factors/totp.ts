import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes (RFC 6238): SHA-1, six digits, 30 seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps before and after ours whose code counts, for clocks that differ and slow fingers. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret in base32. */
export const drawTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads from a picture. */
export function totpUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...FORM, issuer, label: account, secret }).toString();
}

/** The time step whose code this is, null when it is none that counts now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...FORM,
    ...{ token: code, secret: Secret.fromBase32(secret), timestamp, window: WINDOW },
  });
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp }) + delta;
}
