import { defineCall } from '../http/call';
import type { UserView } from './user-view';

/** Name of the multipart field that contains the photo. */
export const PHOTO_FIELD = 'profilePhoto';

/**
 * Stores a new photo: a multipart form with the one field PHOTO_FIELD. The content decides the file type; the
 * picture is decoded and encoded again in a small size (SEC-46 to SEC-50). The request type is void because
 * there is no JSON body.
 */
export const uploadPhoto = defineCall<void, { updated: UserView }>()('POST', '/api/user/:id/photo');

/** Removes the photo; the user gets '/default-avatar.png' again. */
export const deletePhoto = defineCall<void, { updated: UserView }>()(
  'DELETE',
  '/api/user/:id/photo',
);
