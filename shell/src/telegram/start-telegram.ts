import { currentPlatform, type Platform, TOAST_EVENT, type Toast } from '@portal/ui';

import { isFramed } from '../platform/bridge';
import type { Launch } from '../platform/launch';
import { telegramPlatform } from '../platform/telegram';

/** Protocol of a client that has not said its version. */
const OLDEST = '6.0';

/**
 * Gives the page the face of Telegram, once. A frame without a launch is a reload inside Telegram Web.
 */
export function startTelegram(launch: Launch | null): void {
  if (currentPlatform()?.kind === 'telegram' || !(launch || isFramed())) return;
  const platform: Platform = telegramPlatform(launch?.version ?? OLDEST);
  globalThis.portalPlatform = platform;
  platform.ready();
  platform.expand();
  window.addEventListener(TOAST_EVENT, (event) => {
    if (event instanceof CustomEvent) platform.haptic((event.detail as Toast).tone);
  });
}
