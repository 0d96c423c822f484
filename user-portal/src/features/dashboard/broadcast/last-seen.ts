import { SESSION_KEYS } from '@portal/session';

/** `_id` of the last acknowledged broadcast of this browser session; null without one. */
export function readLastSeen(): string | null {
  try {
    return sessionStorage.getItem(SESSION_KEYS.lastSeenBroadcastId);
  } catch {
    return null;
  }
}

/** Stores the acknowledged broadcast for the browser session. */
export function writeLastSeen(broadcastId: string): void {
  try {
    sessionStorage.setItem(SESSION_KEYS.lastSeenBroadcastId, broadcastId);
  } catch {
    // Without storage the page itself still remembers it.
  }
}
