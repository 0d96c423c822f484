import { SESSION_KEYS } from '@portal/session';

const KEY = SESSION_KEYS.passwordResetIntent;

/** Stores for this tab that the next sign-in opens the page for a new password. */
export function rememberResetIntent(): void {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Without storage the sign-in still works; only the direct way to the password page is lost.
  }
}

/** Whether the next sign-in of this tab opens the page for a new password. */
export function hasResetIntent(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

/** Removes the stored intent after it was used. */
export function clearResetIntent(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was stored.
  }
}
