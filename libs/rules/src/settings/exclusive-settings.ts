import type { DownloadSettings } from './download-settings';

/** Whether a change switches on both Auto Video Sync and Multi Download, which is not allowed. */
export function contradictsItself(change: Partial<DownloadSettings>): boolean {
  return change.autoVideoSync === true && change.multiDownloadEnabled === true;
}

/**
 * Switching on Auto Video Sync switches off Multi Download, and the other way round. The result contains both
 * fields, so one write keeps the stored settings valid (SEC-36).
 */
export function withExclusion<T extends Partial<DownloadSettings>>(change: T): T {
  if (change.autoVideoSync === true) return { ...change, multiDownloadEnabled: false };
  if (change.multiDownloadEnabled === true) return { ...change, autoVideoSync: false };
  return change;
}
