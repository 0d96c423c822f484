import { createHash } from 'node:crypto';

/** Hexadecimal digits of a handle: 128 bits. */
const LENGTH = 32;

/**
 * A public name for a session, shown to its owner. It is a hash of the stored id, which is a hash of the
 * cookie, so that an answer reveals neither of them.
 */
export function sessionHandle(sessionId: string): string {
  return createHash('sha256').update(`handle ${sessionId}`).digest('hex').slice(0, LENGTH);
}
