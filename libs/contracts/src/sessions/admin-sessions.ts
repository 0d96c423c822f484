import { defineCall } from '../http/call';

/** A browser in which the administrator is signed in. Dates are ISO 8601 UTC. */
export interface AdminSessionView {
  /** Id of the session for endAdminSession; it is not secret and signs nobody in. */
  _id: string;
  /** Browser and system in words, such as 'Chrome on Android'; null when unknown. */
  device: string | null;
  /** Address at the sign-in; null when unknown. */
  address: string | null;
  /** Where the address was then, in English; null when unknown. */
  city: string | null;
  country: string | null;
  signedInAt: string;
  /** Last use, exact to a minute. */
  lastSeenAt: string;
  /** Whether it is the session of the request. */
  isCurrent: boolean;
}

/** Sessions of the signed-in administrator, the current one first, then the one used last. */
export const getAdminSessions = defineCall<void, { sessions: AdminSessionView[] }>()(
  'GET',
  '/api/admin/sessions',
);

/** Answer of endOtherAdminSessions. */
export interface EndOtherAdminSessionsResponse {
  /** How many sessions ended. */
  ended: number;
}

/** 'Sign out everywhere else': ends every session of the administrator but the current one. */
export const endOtherAdminSessions = defineCall<void, EndOtherAdminSessionsResponse>()(
  'POST',
  '/api/admin/sessions/end-others',
);

/** Ends one session of the administrator. `sessions/not-found`: not one of their own, or already ended. */
export const endAdminSession = defineCall<void, object>()(
  'DELETE',
  '/api/admin/sessions/:sessionId',
);
