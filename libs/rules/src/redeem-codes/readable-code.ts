/**
 * Capital letters and digits without look-alikes: no 0 and O, no 1 and I (PAY-4). Exactly 32, so that
 * a character is five bits.
 */
export const READABLE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** One character per random byte; five of its bits count, so every character is equally likely. */
export function drawReadableCode(randomBytes: Uint8Array): string {
  return Array.from(randomBytes, (byte) =>
    READABLE_ALPHABET.charAt(byte % READABLE_ALPHABET.length),
  ).join('');
}
