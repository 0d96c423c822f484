import { MINUTE_MS } from '../time/units';

/**
 * How long an administrator's proof of identity (password or code) is fresh. Actions that destroy data or
 * move days, videos or money need a fresh proof; after this time the administrator must give a new one.
 */
export const STEP_UP_MS = 30 * MINUTE_MS;

/** Whether a proof is fresh. */
export function isProofFresh(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < STEP_UP_MS;
}
