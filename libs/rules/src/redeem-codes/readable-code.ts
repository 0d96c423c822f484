/**
 * Capital letters and digits without similar ones: no 0 and O, no 1 and I (PAY-4). Exactly 32, so that each
 * character is five bits.
 */
export const READABLE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** One character per random byte. It uses five of the bits, so every character is equally likely. */
export function drawReadableCode(randomBytes: Uint8Array): string {
  return Array.from(randomBytes, (byte) =>
    READABLE_ALPHABET.charAt(byte % READABLE_ALPHABET.length),
  ).join('');
}
