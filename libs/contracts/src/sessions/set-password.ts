import { defineCall } from '../http/call';

/** What the pages /create-password and /change-password send. */
export interface SetPasswordRequest {
  /** Must be the signed-in user's. */
  userId: number;
  /** 6 characters or more, at most 1,024 bytes; common ones are refused (SEC-12, SEC-13). */
  password: string;
}

/**
 * Sets the first or a new password. Only within 10 minutes after signing in; every other
 * session of the user ends and this one gets a new id (SEC-20, SEC-21).
 */
export const setPassword = defineCall<SetPasswordRequest, object>()(
  'POST',
  '/api/user/set-password',
);
