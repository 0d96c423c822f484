import type { AdminUserResponse, ChangedUserResponse } from '../accounts/admin-user';
import { defineCall } from '../http/call';

/** Why, in the administrator's words; kept in the ledger and in the audit. 3 to 200 characters. */
export interface ReasonRequest {
  reason?: string;
}

/** Body of addUser: whole numbers from 0, at least one above 0 (PAY-26). */
export interface AddUserRequest extends ReasonRequest {
  userId: number;
  /** Days to add. */
  days: number;
  /** Videos to add; 0 when absent. */
  balance?: number;
}

/** The user after the change. */
export interface AddUserResponse extends ChangedUserResponse {
  /** Whether the user was created by this call. */
  isNew: boolean;
}

/** Adds days and videos to a user's plan, and creates the user if necessary. */
export const addUser = defineCall<AddUserRequest, AddUserResponse>()('POST', '/api/admin/user');

/** Body of updatePlan: at least one of the two, whole numbers above 0. A package has both. */
export interface UpdatePlanRequest extends ReasonRequest {
  daysToAdd?: number;
  balanceToAdd?: number;
}

/** Adds days, videos or both to a user's plan. */
export const updatePlan = defineCall<UpdatePlanRequest, ChangedUserResponse>()(
  'POST',
  '/api/admin/user/:id/update-plan',
);

/** Body of deductPlan: at least one of the two, whole numbers above 0. */
export interface DeductPlanRequest extends ReasonRequest {
  daysToCut?: number;
  balanceToCut?: number;
}

/** The user after the change, and the amounts that were cut: never more than was left (PAY-25). */
export interface DeductPlanResponse extends ChangedUserResponse {
  cut: { days: number; videos: number };
}

/**
 * Cuts days, videos or both from a user's plan. Never more than is left. The answer has the amounts that were
 * cut.
 */
export const deductPlan = defineCall<DeductPlanRequest, DeductPlanResponse>()(
  'POST',
  '/api/admin/user/:id/deduct-plan',
);

/** Ends a user's plan now and takes all its videos. */
export const resetUserPlan = defineCall<ReasonRequest, ChangedUserResponse>()(
  'POST',
  '/api/admin/user/:id/reset-plan',
);

/** Resets all settings of a user to their defaults. The plan does not change. */
export const resetUserSettings = defineCall<
  void,
  ChangedUserResponse & { updated: AdminUserResponse['user'] }
>()('PATCH', '/api/admin/user/:id/reset');
