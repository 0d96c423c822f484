import { defineCall } from '../http/call';
import type { UserView } from './user-view';

/** Only changed fields; an absent field keeps its value. */
export interface UpdateProfileRequest {
  name?: string;
  /** Null or '' removes the value. */
  email?: string | null;
}

/** Changes name and email; answers the user after the change. */
export const updateProfile = defineCall<UpdateProfileRequest, { updated: UserView }>()(
  'PATCH',
  '/api/user/:id/profile',
);
