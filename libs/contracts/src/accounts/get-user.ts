import { defineCall } from '../http/call';
import type { UserView } from './user-view';

/** Answer of getUser. */
export interface GetUserResponse {
  user: UserView;
}

/** Reads one user. Allowed for that user and for administrators. */
export const getUser = defineCall<void, GetUserResponse>()('GET', '/api/user/:id');
