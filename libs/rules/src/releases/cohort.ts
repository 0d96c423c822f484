/** Hashes a text to 0 … 2^32 - 1, evenly distributed: FNV-1a, then the finalizer of MurmurHash3. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Whether a user belongs to the part of the users who get a canary (OPS-7). The same key and salt always give
 * the same result; a higher percentage includes all users of a lower one.
 * @param key the user: a User ID, or a visitor's id.
 * @param salt the canary, so that each canary gets other users.
 * @param percent 0 (nobody) to 100 (everybody).
 */
export function isInCohort(key: string, salt: string, percent: number): boolean {
  return spread(`${salt}:${key}`) < (percent / 100) * 2 ** 32;
}
