import { type DownloadSettings, EXCLUSIVE_SETTINGS, type FlagKey } from './settings';

/** Whether a change switches on two settings of which at most one is on. */
export function contradictsItself(change: Partial<DownloadSettings>): boolean {
  return EXCLUSIVE_SETTINGS.some(([one, other]) => change[one] === true && change[other] === true);
}

/**
 * Switching on one of two exclusive settings switches off the other. The result contains both fields, so one
 * write keeps the stored settings valid (SEC-36).
 */
export function withExclusion<T extends Partial<DownloadSettings>>(change: T): T {
  const off: Partial<Record<FlagKey, false>> = {};
  for (const [one, other] of EXCLUSIVE_SETTINGS) {
    if (change[one] === true) off[other] = false;
    else if (change[other] === true) off[one] = false;
  }
  return { ...change, ...off };
}
