import { MINUTE_MS } from '../time/units';

/**
 * How long an administrator's proof of who it is (password or code) carries actions that destroy or move
 * days, videos or money; afterwards it is asked for again.
 */
export const STEP_UP_MS = 30 * MINUTE_MS;

/** Whether a proof still carries such an action. */
export function isProofFresh(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < STEP_UP_MS;
}
