import { MINUTE_MS } from '../time/units';

/** A relay that was not heard for longer than this is silent, in ms. */
export const RELAY_SILENCE_MS = 10 * MINUTE_MS;

/** Whether a relay has been silent for too long: also one that was never heard. */
export function isRelaySilent(lastSeenAt: Date | null, now: Date): boolean {
  return lastSeenAt === null || now.getTime() - lastSeenAt.getTime() > RELAY_SILENCE_MS;
}
