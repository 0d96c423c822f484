import { drawReadableCode, READABLE_ALPHABET } from '../redeem-codes/readable-code';

/** Characters of a reference code: 40 bits (PAY-4). */
export const REFERENCE_CODE_LENGTH = 8;

const REFERENCE_CODE = new RegExp(`^[${READABLE_ALPHABET}]{${REFERENCE_CODE_LENGTH}}$`);
const TRANSACTION_ID = /^[A-Z0-9]{6,20}$/;

/** A new code from REFERENCE_CODE_LENGTH bytes of a cryptographic source. @throws RangeError otherwise. */
export function drawReferenceCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== REFERENCE_CODE_LENGTH) {
    throw new RangeError(`A reference code is drawn from ${REFERENCE_CODE_LENGTH} bytes.`);
  }
  return drawReadableCode(randomBytes);
}

/**
 * The reference code that a payer's note is, or null when the note is none: case, blanks and hyphens
 * do not matter, everything else does (PAY-13).
 */
export function normaliseReference(note: string): string | null {
  const code = note.replaceAll(/[\s-]/gu, '').toUpperCase();
  return REFERENCE_CODE.test(code) ? code : null;
}

/** A transaction id as the operators print it, or null for a text that can be none. */
export function normaliseTransactionId(typed: string): string | null {
  const id = typed.replaceAll(/\s/gu, '').toUpperCase();
  return TRANSACTION_ID.test(id) ? id : null;
}
