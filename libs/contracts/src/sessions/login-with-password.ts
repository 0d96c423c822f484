import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** Body of loginWithPassword. */
export interface LoginWithPasswordRequest {
  userId: number;
  password: string;
}

/** The signed-in user. The session is in a cookie that scripts cannot read. */
export interface LoginWithPasswordResponse {
  user: UserView;
}

/**
 * Signs a subscriber in with id and password. The session is in a cookie. An unknown id and a wrong password
 * get the same answer (SEC-14).
 */
export const loginWithPassword = defineCall<LoginWithPasswordRequest, LoginWithPasswordResponse>()(
  'POST',
  '/api/login/password',
);
