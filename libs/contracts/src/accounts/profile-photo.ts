import { defineCall } from '../http/call';
import type { UserView } from './user-view';

/** Name of the multipart field that carries the photo. */
export const PHOTO_FIELD = 'profilePhoto';

/**
 * Stores a new photo: multipart form with the one field PHOTO_FIELD. The kind
 * is decided by content, the picture is made anew and small (SEC-46 to SEC-50). No JSON body, hence void.
 */
export const uploadPhoto = defineCall<void, { updated: UserView }>()('POST', '/api/user/:id/photo');

/** Removes the photo; the user is back at '/default-avatar.png'. */
export const deletePhoto = defineCall<void, { updated: UserView }>()(
  'DELETE',
  '/api/user/:id/photo',
);
