/** Spreads a text evenly over 0 to 2^32 - 1: FNV-1a, then the finalizer of MurmurHash3. */
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
 * Whether somebody belongs to the part of people who try a canary (OPS-7). The same key and salt
 * give the same answer everywhere and always; a greater percentage keeps everybody of a smaller one.
 * @param key the person: a User ID, or a visitor's id.
 * @param salt the canary: another one is tried by other people.
 * @param percent 0 (nobody) to 100 (everybody).
 */
export function isInCohort(key: string, salt: string, percent: number): boolean {
  return spread(`${salt}:${key}`) < (percent / 100) * 2 ** 32;
}
