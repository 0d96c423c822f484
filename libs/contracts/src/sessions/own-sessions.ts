import { defineCall } from '../http/call';
import type { LoginMethod } from '../login-history/own-login-history';

/** A browser in which the user is signed in. Dates are ISO 8601 UTC. */
export interface OwnSessionView {
  /** How the user signed in there; null when unknown. */
  method: LoginMethod | null;
  /** Browser and operating system, such as 'Chrome on Android'; null when unknown. */
  device: string | null;
  signedInAt: string;
  /** Last use, to the minute. */
  lastSeenAt: string;
  /** Whether it is the session of this request. */
  isCurrent: boolean;
}

/** Lists the sessions of the user. The current one is first, then by last use. */
export const getOwnSessions = defineCall<void, { sessions: OwnSessionView[] }>()(
  'GET',
  '/api/user/:id/sessions',
);

/** Answer of endOtherSessions. */
export interface EndOtherSessionsResponse {
  /** Number of ended sessions. */
  ended: number;
}

/** Ends all sessions of the user except the current one. */
export const endOtherSessions = defineCall<void, EndOtherSessionsResponse>()(
  'POST',
  '/api/user/:id/sessions/end-others',
);
