import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** The signed-in subscriber; null if nobody is signed in. */
export interface GetSessionResponse {
  user: UserView | null;
}

/** Whether this browser has a subscriber's session; never an error. */
export const getSession = defineCall<void, GetSessionResponse>()('GET', '/api/session');
