import { defineCall } from '../http/call';

/** How a user signed in: by password, Telegram's login widget, or a Mini App inside Telegram. */
export type LoginMethod = 'password' | 'telegram' | 'telegram-app';

/** Maximum number of entries in one answer. */
export const OWN_LOGIN_HISTORY_LIMIT = 20;

/** A sign-in as its user gets it. */
export interface OwnLoginView {
  _id: string;
  /** ISO 8601 UTC. */
  at: string;
  method: LoginMethod;
  /** Browser and operating system; null when unknown. */
  device: string | null;
  /** Address of the client; null when unknown. */
  address: string | null;
}

/** Lists the user's own sign-ins, newest first, at most {@link OWN_LOGIN_HISTORY_LIMIT}. */
export const getOwnLoginHistory = defineCall<void, { logins: OwnLoginView[] }>()(
  'GET',
  '/api/user/:id/login-history',
);
