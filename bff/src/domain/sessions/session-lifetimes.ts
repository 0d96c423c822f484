import { DAY_MS } from '@portal/rules';
import type { SessionRecord } from './session.schema';

const MINUTE_MS = 60_000;

/** How long sessions live (SEC-22). */
export const SESSION_LIFETIMES = {
  subscriber: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  admin: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * 60 * MINUTE_MS },
} as const;

/** Most sessions of one account; the one unused for longest gives way (SEC-26). */
export const SESSIONS_PER_ACCOUNT = 10;

/** The last use is written down at most this often. */
export const TOUCH_EVERY_MS = MINUTE_MS;

/** When a session used now ends if it is not used again. */
export function sessionEnd(
  audience: SessionRecord['audience'],
  signedInAt: Date,
  usedAt: Date,
): Date {
  const { idleMs, absoluteMs } = SESSION_LIFETIMES[audience];
  return new Date(Math.min(usedAt.getTime() + idleMs, signedInAt.getTime() + absoluteMs));
}
