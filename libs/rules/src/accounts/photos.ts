/** The address that means "no photo of one's own" (spec subscriber.md §3). */
export const DEFAULT_PHOTO_URL = '/default-avatar.png';
