import type { UserView } from '@portal/contracts';

import { LOCAL_KEYS, SESSION_KEYS } from './storage-keys';

/** A browser may forbid storage; then the session lasts until the page is closed. */
function attempt<Value>(action: () => Value, fallback: Value): Value {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/** Whether this page may read the storage of its origin. */
export function canReadStorage(): boolean {
  return attempt(() => localStorage.getItem(LOCAL_KEYS.currentUser) !== undefined, false);
}

function looksLikeUser(value: unknown): value is UserView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    Number.isSafeInteger(value.userId) &&
    Number(value.userId) > 0
  );
}

/** The stored subscriber; null when there is none or the entry is invalid. */
export function readStoredUser(): UserView | null {
  return attempt(() => {
    const parsed: unknown = JSON.parse(localStorage.getItem(LOCAL_KEYS.currentUser) ?? 'null');
    return looksLikeUser(parsed) ? parsed : null;
  }, null);
}

/** Stores the subscriber; null removes the entry. */
export function writeStoredUser(user: UserView | null): void {
  attempt(() => {
    if (user) localStorage.setItem(LOCAL_KEYS.currentUser, JSON.stringify(user));
    else localStorage.removeItem(LOCAL_KEYS.currentUser);
  }, undefined);
}

/** The id of the last sign-in in this browser, '' without one; prefills the login screen. */
export function readLastLoggedInId(): string {
  return attempt(() => localStorage.getItem(LOCAL_KEYS.lastLoggedInId) ?? '', '');
}

/** Stores the id of the sign-in; it stays after a logout. */
export function writeLastLoggedInId(userId: number): void {
  attempt(() => localStorage.setItem(LOCAL_KEYS.lastLoggedInId, String(userId)), undefined);
}

/** Whether this tab was signed in as an administrator. Only used to avoid a visible redirect. */
export function readAdminFlag(): boolean {
  return attempt(() => sessionStorage.getItem(SESSION_KEYS.isAdminAuthenticated) === 'true', false);
}

/** Sets or removes the administrator's flag of this tab. */
export function writeAdminFlag(isAdmin: boolean): void {
  attempt(() => {
    if (isAdmin) sessionStorage.setItem(SESSION_KEYS.isAdminAuthenticated, 'true');
    else sessionStorage.removeItem(SESSION_KEYS.isAdminAuthenticated);
  }, undefined);
}
