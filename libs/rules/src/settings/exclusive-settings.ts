import type { DownloadSettings } from './download-settings';

/** Whether a change switches on Auto Video Sync and Multi Download at once, which is not allowed. */
export function contradictsItself(change: Partial<DownloadSettings>): boolean {
  return change.autoVideoSync === true && change.multiDownloadEnabled === true;
}

/**
 * Turning one of Auto Video Sync and Multi Download on turns the other off.
 * The result names both, so that writing it as one step keeps the rule at rest (SEC-36).
 */
export function withExclusion<T extends Partial<DownloadSettings>>(change: T): T {
  if (change.autoVideoSync === true) return { ...change, multiDownloadEnabled: false };
  if (change.multiDownloadEnabled === true) return { ...change, autoVideoSync: false };
  return change;
}
