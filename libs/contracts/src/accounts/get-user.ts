import { defineCall } from '../http/call';
import type { UserView } from './user-view';

/** Answer of getUser. */
export interface GetUserResponse {
  user: UserView;
}

/** Reads one user: profile, plan, balance in videos, and settings. */
export const getUser = defineCall<void, GetUserResponse>()('GET', '/api/user/:id');
