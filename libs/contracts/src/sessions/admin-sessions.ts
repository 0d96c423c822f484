import { defineCall } from '../http/call';

/** A browser in which the administrator is signed in. Dates are ISO 8601 UTC. */
export interface AdminSessionView {
  /** Id of the session for endAdminSession. It is not secret and cannot be used to sign in. */
  _id: string;
  /** Browser and operating system, such as 'Chrome on Android'; null when unknown. */
  device: string | null;
  /** Address at the sign-in; null when unknown. */
  address: string | null;
  /** City of that address, in English; null when unknown. */
  city: string | null;
  country: string | null;
  signedInAt: string;
  /** Last use, to the minute. */
  lastSeenAt: string;
  /** Whether it is the session of this request. */
  isCurrent: boolean;
}

/** Lists the sessions of the signed-in administrator. The current one is first, then by last use. */
export const getAdminSessions = defineCall<void, { sessions: AdminSessionView[] }>()(
  'GET',
  '/api/admin/sessions',
);

/** Answer of endOtherAdminSessions. */
export interface EndOtherAdminSessionsResponse {
  /** Number of ended sessions. */
  ended: number;
}

/** Ends all sessions of the administrator except the current one. */
export const endOtherAdminSessions = defineCall<void, EndOtherAdminSessionsResponse>()(
  'POST',
  '/api/admin/sessions/end-others',
);

/**
 * Ends one session of the administrator. Another administrator's session, and one that has already ended,
 * answer `sessions/not-found`.
 */
export const endAdminSession = defineCall<void, object>()(
  'DELETE',
  '/api/admin/sessions/:sessionId',
);
