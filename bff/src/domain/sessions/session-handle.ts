import { createHash } from 'node:crypto';

/** Hexadecimal digits of a handle: 128 bits. */
const LENGTH = 32;

/**
 * A name for a session that its owner's screen may know. It is a hash of the stored id, which is itself a
 * hash of the cookie, so that an answer shows nothing a session is known by.
 */
export function sessionHandle(sessionId: string): string {
  return createHash('sha256').update(`handle ${sessionId}`).digest('hex').slice(0, LENGTH);
}
