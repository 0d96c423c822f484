import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** What the password tab sends. */
export interface LoginWithPasswordRequest {
  userId: number;
  password: string;
}

/** The signed-in user; the session itself travels in a cookie the page cannot read. */
export interface LoginWithPasswordResponse {
  user: UserView;
}

/** Signs a subscriber in. Unknown id and wrong password get the same answer (SEC-14). */
export const loginWithPassword = defineCall<LoginWithPasswordRequest, LoginWithPasswordResponse>()(
  'POST',
  '/api/login/password',
);
