import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** Who is signed in as a subscriber; null for nobody. */
export interface GetSessionResponse {
  user: UserView | null;
}

/** Tells whether this browser holds a subscriber's session; never an error. */
export const getSession = defineCall<void, GetSessionResponse>()('GET', '/api/session');
