const KEY_BYTES = 16;

/** Makes a key of 128 random bits. Unlike randomUUID it also works on a page without TLS. */
export function drawIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
