import { DAY_MS, MINUTE_MS } from '@portal/rules';
import type { SessionRecord } from './session.schema';

/** Lifetimes of sessions (SEC-22). */
const SESSION_LIFETIMES = {
  subscriber: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  admin: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * 60 * MINUTE_MS },
} as const;

/** Largest number of sessions of one account; the least recently used one is ended (SEC-26). */
export const SESSIONS_PER_ACCOUNT = 10;

/** Shortest time between two updates of the last use. */
export const TOUCH_EVERY_MS = MINUTE_MS;

/** When a session used at `usedAt` ends if it is not used again. */
export function sessionEnd(
  audience: SessionRecord['audience'],
  signedInAt: Date,
  usedAt: Date,
): Date {
  const { idleMs, absoluteMs } = SESSION_LIFETIMES[audience];
  return new Date(Math.min(usedAt.getTime() + idleMs, signedInAt.getTime() + absoluteMs));
}
