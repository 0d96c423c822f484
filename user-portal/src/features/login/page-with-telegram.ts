import { mayLoadTelegram } from '@portal/contracts';

/** URL hash that opens the Telegram tab of the login screen. */
const TELEGRAM_HASH = '#telegram';

declare global {
  // Set by the shell's boot script: the path that this page was loaded from.
  var portalPagePath: string | undefined;
}

/**
 * Whether the Content-Security-Policy of this page allows Telegram's script. A page keeps the policy of the
 * URL it was loaded from, and only the login screen's policy allows the script. A user who navigated here
 * from another screen still has that screen's policy.
 */
export function isPageWithTelegram(): boolean {
  const { portalPagePath: path } = globalThis;
  return path === undefined || mayLoadTelegram(path);
}

/** Reloads the login screen with the Telegram tab open, so that it gets the right policy. */
export function loadPageWithTelegram(): void {
  history.replaceState(history.state, '', TELEGRAM_HASH);
  location.reload();
}

/** Whether this page was loaded to open the Telegram tab. */
export function wantsTelegramTab(): boolean {
  return location.hash === TELEGRAM_HASH;
}
