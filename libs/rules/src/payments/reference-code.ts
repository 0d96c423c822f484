import { drawReadableCode, READABLE_ALPHABET } from '../redeem-codes/readable-code';

/** Length of a reference code: 40 bits (PAY-4). */
export const REFERENCE_CODE_LENGTH = 8;

const REFERENCE_CODE = new RegExp(`^[${READABLE_ALPHABET}]{${REFERENCE_CODE_LENGTH}}$`);
const TRANSACTION_ID = /^[A-Z0-9]{6,20}$/;

/**
 * Makes a reference code from REFERENCE_CODE_LENGTH bytes of a cryptographic source.
 * @throws RangeError otherwise.
 */
export function drawReferenceCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== REFERENCE_CODE_LENGTH) {
    throw new RangeError(`A reference code is drawn from ${REFERENCE_CODE_LENGTH} bytes.`);
  }
  return drawReadableCode(randomBytes);
}

/**
 * Parses a payer's note as a reference code; null when it is not one. Case, spaces and hyphens are ignored;
 * any other difference is not (PAY-13).
 */
export function normaliseReference(note: string): string | null {
  const code = note.replaceAll(/[\s-]/gu, '').toUpperCase();
  return REFERENCE_CODE.test(code) ? code : null;
}

/** A typed transaction id in the operators' format; null when the text is not one. */
export function normaliseTransactionId(typed: string): string | null {
  const id = typed.replaceAll(/\s/gu, '').toUpperCase();
  return TRANSACTION_ID.test(id) ? id : null;
}
