import { defineCall } from '../http/call';
import type { UserView } from './user-view';

/** Only what changed; absent leaves alone. */
export interface UpdateProfileRequest {
  name?: string;
  /** Null or '' clears. */
  email?: string | null;
}

/** Writes name and email; answers the user after the change. */
export const updateProfile = defineCall<UpdateProfileRequest, { updated: UserView }>()(
  'PATCH',
  '/api/user/:id/profile',
);
