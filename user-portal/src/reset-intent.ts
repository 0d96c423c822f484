import { SESSION_KEYS } from '@portal/session';

const KEY = SESSION_KEYS.passwordResetIntent;

/** Remembers for this tab that the next sign-in is for a new password. */
export function rememberResetIntent(): void {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Without storage signing in still works; only the way straight to a new password is lost.
  }
}

/** Whether the next sign-in of this tab is for a new password. */
export function hasResetIntent(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

/** Forgets the wish: it was followed. */
export function clearResetIntent(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could be remembered either.
  }
}
