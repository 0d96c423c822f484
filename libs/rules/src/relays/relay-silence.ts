import { MINUTE_MS } from '../time/units';

/** A relay without a heartbeat for longer than this is silent, in ms. */
export const RELAY_SILENCE_MS = 10 * MINUTE_MS;

/** Whether a relay is silent: no heartbeat for too long, or never one. */
export function isRelaySilent(lastSeenAt: Date | null, now: Date): boolean {
  return lastSeenAt === null || now.getTime() - lastSeenAt.getTime() > RELAY_SILENCE_MS;
}
