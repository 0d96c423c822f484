import { mayLoadTelegram } from '@portal/contracts';

/** Opens the Telegram tab of the login screen at once. */
const TELEGRAM_HASH = '#telegram';

declare global {
  // Set by the shell's boot script: the path that this page was loaded from.
  var portalPagePath: string | undefined;
}

/**
 * Whether the policy of this page lets Telegram's script in. A page keeps the policy of the address it
 * was loaded from, and only the login screen's allows the script; whoever came here within the page
 * has another one.
 */
export function isPageWithTelegram(): boolean {
  const { portalPagePath: path } = globalThis;
  return path === undefined || mayLoadTelegram(path);
}

/** Loads the login screen anew as a page of its own, with the Telegram tab open. */
export function loadPageWithTelegram(): void {
  history.replaceState(history.state, '', TELEGRAM_HASH);
  location.reload();
}

/** Whether this page was loaded for the Telegram tab. */
export function wantsTelegramTab(): boolean {
  return location.hash === TELEGRAM_HASH;
}
