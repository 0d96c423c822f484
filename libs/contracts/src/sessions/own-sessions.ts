import { defineCall } from '../http/call';

/** A browser in which the user is signed in. Dates are ISO 8601 UTC. */
export interface OwnSessionView {
  /** Browser and system in words, such as 'Chrome on Android'; null when unknown. */
  device: string | null;
  signedInAt: string;
  /** Last use, exact to a minute. */
  lastSeenAt: string;
  /** Whether it is the session of the request. */
  isCurrent: boolean;
}

/** Sessions of the user, the current one first, then the one used last. */
export const getOwnSessions = defineCall<void, { sessions: OwnSessionView[] }>()(
  'GET',
  '/api/user/:id/sessions',
);

/** Answer of endOtherSessions. */
export interface EndOtherSessionsResponse {
  /** How many sessions ended. */
  ended: number;
}

/** 'Sign out everywhere else': ends every session of the user but the one of the request. */
export const endOtherSessions = defineCall<void, EndOtherSessionsResponse>()(
  'POST',
  '/api/user/:id/sessions/end-others',
);
