import { HOUR_MS } from '../time/units';
import type { TryLimit } from '../tries/failed-tries';
import { drawReadableCode, READABLE_ALPHABET } from './readable-code';

/** Length of a redeem code: 80 bits (PAY-27). */
export const REDEEM_CODE_LENGTH = 16;

/** Limit of failed tries per user; more are refused (PAY-31). */
export const REDEEM_TRIES: TryLimit = { failures: 10, withinMs: HOUR_MS };

const GROUP = 4;
// All hyphens that keyboards and messengers produce: plain, non-breaking, en dash, em dash, minus.
const SEPARATORS = /[\s\-\u2010-\u2015\u2212]/g;
const CODE = new RegExp(`^[${READABLE_ALPHABET}]{${REDEEM_CODE_LENGTH}}$`);

/**
 * The stored form of a typed code: case, spaces and hyphens are ignored. Null when the text cannot be a code.
 */
export function normaliseRedeemCode(text: string): string | null {
  // Only a-z: toUpperCase() turns some other letters into several plain ones.
  const plain = text.replace(SEPARATORS, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return CODE.test(plain) ? plain : null;
}

/** A stored code in its displayed form: XXXX-XXXX-XXXX-XXXX. */
export function formatRedeemCode(code: string): string {
  return code.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');
}

/**
 * Makes a redeem code in its stored form from REDEEM_CODE_LENGTH bytes of a cryptographic source.
 * @throws RangeError for another number of bytes.
 */
export function drawRedeemCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== REDEEM_CODE_LENGTH) {
    throw new RangeError(`A redeem code is drawn from ${REDEEM_CODE_LENGTH} bytes.`);
  }
  return drawReadableCode(randomBytes);
}

/** Whether a code has expired: from `validUntil` on. Null: it has no end. */
export function isCodeEnded(validUntil: Date | null, now: Date): boolean {
  return validUntil !== null && validUntil <= now;
}
