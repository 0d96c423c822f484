import { SESSION_KEYS } from '@portal/session';

/** Whether this user opened the bot from this tab; a phone reloads the tab on the way back from Telegram. */
export function wasBotOpened(userId: number): boolean {
  try {
    return sessionStorage.getItem(SESSION_KEYS.botOpenedBy) === String(userId);
  } catch {
    return false;
  }
}

/** Stores that this user opened the bot. */
export function rememberBotOpened(userId: number): void {
  try {
    sessionStorage.setItem(SESSION_KEYS.botOpenedBy, String(userId));
  } catch {
    // Without storage the tick lasts until the page is loaded again.
  }
}
