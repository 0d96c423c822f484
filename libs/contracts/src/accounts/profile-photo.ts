import { defineCall } from '../http/call';
import type { UserView } from './user-view';

/** Name of the multipart field that contains the photo. */
export const PHOTO_FIELD = 'profilePhoto';

/**
 * Stores a new profile photo. The body is a multipart form with the one field `{@link PHOTO_FIELD}`. The
 * content decides the file type. The picture is decoded and encoded again in a small size (SEC-46 to SEC-50).
 */
export const uploadPhoto = defineCall<void, { updated: UserView }>()('POST', '/api/user/:id/photo');

/** Removes the profile photo. The user gets `/default-avatar.png` again. */
export const deletePhoto = defineCall<void, { updated: UserView }>()(
  'DELETE',
  '/api/user/:id/photo',
);
