import { defineCall } from '../http/call';
import type { UserView } from './user-view';

/** Changed fields only; absent ones stay. */
export interface UpdateProfileRequest {
  name?: string;
  /** Null or '' removes the value. */
  email?: string | null;
}

/** Writes name and email; answers the user after the change. */
export const updateProfile = defineCall<UpdateProfileRequest, { updated: UserView }>()(
  'PATCH',
  '/api/user/:id/profile',
);
