import { defineCall } from '../http/call';
import type { UserView } from './user-view';

/** Only changed fields; an absent field keeps its value. */
export interface UpdateProfileRequest {
  name?: string;
  /** Null or '' removes the value. */
  email?: string | null;
}

/** Changes the user's name and email. An absent field keeps its value. */
export const updateProfile = defineCall<UpdateProfileRequest, { updated: UserView }>()(
  'PATCH',
  '/api/user/:id/profile',
);
