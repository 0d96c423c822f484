import { defineCall } from '../http/call';
import type { ReasonRequest } from '../plans/admin-plans';
import type { ChangedUserResponse } from './admin-user';

/** A new password for a user; the same rules apply as for the user's own change (SEC-21). */
export interface ChangeUserPasswordRequest {
  newPassword: string;
}

/**
 * Sets a user's password and ends all sessions of that user. The new password follows the same rules as the
 * user's own change (SEC-21).
 */
export const changeUserPassword = defineCall<ChangeUserPasswordRequest, { message: string }>()(
  'POST',
  '/api/admin/user/:id/change-password',
);

/**
 * Freezes a user, or unfreezes a frozen one. A frozen user is signed out immediately (SEC-25). Calling it
 * twice restores the first state.
 */
export const toggleFreeze = defineCall<ReasonRequest, ChangedUserResponse>()(
  'POST',
  '/api/admin/user/:id/toggle-freeze',
);

/** Deletes a user permanently. Orders, ledger and audit stay. */
export const deleteUser = defineCall<void, { message: string }>()('DELETE', '/api/admin/user/:id');
