import type { TryLimit } from '../tries/failed-tries';
import { drawReadableCode, READABLE_ALPHABET } from './readable-code';

/** Characters of a redeem code: 80 bits (PAY-27). */
export const REDEEM_CODE_LENGTH = 16;

/** Failed tries that a user has within the window; more are refused (PAY-31). */
export const REDEEM_TRIES: TryLimit = { failures: 10, withinMs: 3_600_000 };

const GROUP = 4;
// Hyphens as keyboards and messengers make them: plain, unbreakable, en and em dash, minus.
const SEPARATORS = /[\s\-\u2010-\u2015\u2212]/g;
const CODE = new RegExp(`^[${READABLE_ALPHABET}]{${REDEEM_CODE_LENGTH}}$`);

/**
 * The stored form of a code as typed: case, blanks and hyphens do not matter. Null when no
 * code can look like this.
 */
export function normaliseRedeemCode(text: string): string | null {
  // Letter by letter, because capitals of some foreign letters are several plain ones.
  const plain = text.replace(SEPARATORS, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return CODE.test(plain) ? plain : null;
}

/** A stored code as it is shown: XXXX-XXXX-XXXX-XXXX. */
export function formatRedeemCode(code: string): string {
  return code.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');
}

/**
 * A new code in its stored form from REDEEM_CODE_LENGTH bytes of a cryptographic source.
 * @throws RangeError for another number of bytes.
 */
export function drawRedeemCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== REDEEM_CODE_LENGTH) {
    throw new RangeError(`A redeem code is drawn from ${REDEEM_CODE_LENGTH} bytes.`);
  }
  return drawReadableCode(randomBytes);
}

/** Whether a code has expired: from the instant of its end on. Null means no end. */
export function isCodeEnded(validUntil: Date | null, now: Date): boolean {
  return validUntil !== null && validUntil <= now;
}
