import { defineCall } from '../http/call';

/** What the pages /create-password and /change-password send (spec subscriber.md §7). */
export interface SetPasswordRequest {
  /** Must be the signed-in user's. */
  userId: number;
  /** 6 characters or more, at most 1,024 bytes; common ones are refused (goals S12, S13). */
  password: string;
}

/**
 * Sets the first or a new password. Only within 10 minutes after signing in (design §5); every other
 * session of the user ends and this one gets a new id (goals S20, S21).
 */
export const setPassword = defineCall<SetPasswordRequest, object>()(
  'POST',
  '/api/user/set-password',
);
