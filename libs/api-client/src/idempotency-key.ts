const KEY_BYTES = 16;

/** A new key of 128 bits; unlike randomUUID it can be drawn on a page without TLS too. */
export function drawIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
