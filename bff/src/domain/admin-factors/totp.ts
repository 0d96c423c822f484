import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports (RFC 6238): SHA-1, six digits, 30 seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Accepted time steps before and after the current one, for clock skew and slow typing. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Generates a secret in base32. */
export const drawTotpSecret = (): string =>
  // A copy, because the memory of a buffer may be larger than the buffer.
  new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;

/** The otpauth address that an app reads from a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...FORM, issuer, label: account, secret }).toString();
}

/** The time step of a code; null when the code is not accepted now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...FORM,
    ...{ token: code, secret: Secret.fromBase32(secret), timestamp, window: WINDOW },
  });
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp }) + delta;
}
