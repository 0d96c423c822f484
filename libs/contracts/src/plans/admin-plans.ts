import type { AdminUserResponse, ChangedUserResponse } from '../accounts/admin-user';
import { defineCall } from '../http/call';

/** What addUser gives: whole numbers from 0, one of them above (PAY-26). */
export interface AddUserRequest {
  userId: number;
  /** Days to add. */
  days: number;
  /** Videos to add; 0 when absent. */
  balance?: number;
}

/** The user after it. */
export interface AddUserResponse extends ChangedUserResponse {
  /** Whether there was no such user before. */
  isNew: boolean;
}

/** Adds to a user's plan, and the user if there is none yet: 'Add / Update User'. */
export const addUser = defineCall<AddUserRequest, AddUserResponse>()('POST', '/api/admin/user');

/** What updatePlan adds: at least one of the two, whole numbers above 0. A package is both. */
export interface UpdatePlanRequest {
  daysToAdd?: number;
  balanceToAdd?: number;
}

/** Adds days, videos or both. */
export const updatePlan = defineCall<UpdatePlanRequest, ChangedUserResponse>()(
  'POST',
  '/api/admin/user/:id/update-plan',
);

/** What deductPlan takes: at least one of the two, whole numbers above 0. */
export interface DeductPlanRequest {
  daysToCut?: number;
  balanceToCut?: number;
}

/** The user after it, and what was really cut: never more than there was (PAY-25). */
export interface DeductPlanResponse extends ChangedUserResponse {
  cut: { days: number; videos: number };
}

/** Cuts days, videos or both. */
export const deductPlan = defineCall<DeductPlanRequest, DeductPlanResponse>()(
  'POST',
  '/api/admin/user/:id/deduct-plan',
);

/** Ends the plan now and takes all videos. */
export const resetUserPlan = defineCall<void, ChangedUserResponse>()(
  'POST',
  '/api/admin/user/:id/reset-plan',
);

/** Puts all settings back to their defaults, not the plan. */
export const resetUserSettings = defineCall<
  void,
  ChangedUserResponse & { updated: AdminUserResponse['user'] }
>()('PATCH', '/api/admin/user/:id/reset');
