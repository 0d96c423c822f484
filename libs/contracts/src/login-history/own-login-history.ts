import { defineCall } from '../http/call';

/** How somebody signed in. */
export type LoginMethod = 'password' | 'telegram';

/** Most entries of one answer. */
export const OWN_LOGIN_HISTORY_LIMIT = 20;

/** One sign-in as its own user sees it. */
export interface OwnLoginView {
  _id: string;
  /** ISO 8601 UTC. */
  at: string;
  method: LoginMethod;
  /** Browser and system in words; null when unknown. */
  device: string | null;
  /** Address it came from; null when unknown. */
  address: string | null;
}

/** The user's own sign-ins, newest first, at most OWN_LOGIN_HISTORY_LIMIT. */
export const getOwnLoginHistory = defineCall<void, { logins: OwnLoginView[] }>()(
  'GET',
  '/api/user/:id/login-history',
);
