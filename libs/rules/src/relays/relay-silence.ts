import { MINUTE_MS } from '../time/units';

/** A relay without a heartbeat for more than this time is silent, in ms. */
export const RELAY_SILENCE_MS = 10 * MINUTE_MS;

/** Whether a relay is silent: its last heartbeat is too old, or there was none. */
export function isRelaySilent(lastSeenAt: Date | null, now: Date): boolean {
  return lastSeenAt === null || now.getTime() - lastSeenAt.getTime() > RELAY_SILENCE_MS;
}
