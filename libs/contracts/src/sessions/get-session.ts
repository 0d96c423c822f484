import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** Why sessions of subscribers end other than by signing out. */
export const SESSION_ENDS = [
  /** An administrator froze the account. */
  'frozen',
  /** The account was deleted. */
  'deleted',
  /** The password was set or changed, which ends all sessions. */
  'password-changed',
  /** The user ended the other sign-ins from another browser. */
  'ended-elsewhere',
  /** More browsers are signed in than one account may have; this one was used least recently. */
  'too-many',
  /** It was not used for 7 days, or is older than 30 days. */
  'expired',
] as const;

export type SessionEnd = (typeof SESSION_ENDS)[number];

/** The signed-in subscriber; null if nobody is signed in. */
export interface GetSessionResponse {
  user: UserView | null;
  /** Why the session of this browser ended; null while it lives, and for a browser without one. */
  end: SessionEnd | null;
}

/**
 * Reads the subscriber whose session this browser has. Also answers 200 without a session; the user is null
 * then.
 */
export const getSession = defineCall<void, GetSessionResponse>()('GET', '/api/session');
