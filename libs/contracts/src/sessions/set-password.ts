import { defineCall } from '../http/call';

/** Body of setPassword, from the pages /create-password and /change-password. */
export interface SetPasswordRequest {
  /** Must be the id of the signed-in user. */
  userId: number;
  /** 6 characters or more, at most 1,024 bytes; common ones are refused (SEC-12, SEC-13). */
  password: string;
}

/**
 * Sets the first or a new password of the signed-in subscriber. Allowed within 10 minutes after a sign-in.
 * All other sessions of the user end, and this one gets a new id (SEC-20, SEC-21).
 */
export const setPassword = defineCall<SetPasswordRequest, object>()(
  'POST',
  '/api/user/set-password',
);
