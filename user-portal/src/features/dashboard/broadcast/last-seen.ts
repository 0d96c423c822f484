import { SESSION_KEYS } from '@portal/session';

/** `_id` of the broadcast that was acknowledged last in this browser session, null for none. */
export function readLastSeen(): string | null {
  try {
    return sessionStorage.getItem(SESSION_KEYS.lastSeenBroadcastId);
  } catch {
    return null;
  }
}

/** Remembers an acknowledged broadcast for the session. */
export function writeLastSeen(broadcastId: string): void {
  try {
    sessionStorage.setItem(SESSION_KEYS.lastSeenBroadcastId, broadcastId);
  } catch {
    // Without storage it is remembered as long as the page.
  }
}
