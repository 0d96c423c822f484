import { timingSafeEqual } from 'node:crypto';

/**
 * Whether `hash` (64 hex digits) equals the hash by any of the tokens. Every token is compared in constant
 * time, so that the time does not reveal which one nearly matched.
 */
export function isSignedByAny(
  botTokens: readonly string[],
  hash: string,
  hashBy: (token: string) => string,
): boolean {
  return botTokens.filter((token) => isSame(hash, hashBy(token))).length > 0;
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));
