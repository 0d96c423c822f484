import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** The signed-in subscriber; null if nobody is signed in. */
export interface GetSessionResponse {
  user: UserView | null;
}

/**
 * Reads the subscriber whose session this browser has. Also answers 200 without a session; the user is null
 * then.
 */
export const getSession = defineCall<void, GetSessionResponse>()('GET', '/api/session');
