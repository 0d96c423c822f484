/** The address of the default photo. */
export const DEFAULT_PHOTO_URL = '/default-avatar.png';

/**
 * The URL to load a photo from. A photo in `/uploads` gets a time parameter, which bypasses the browser's
 * cache. Any other URL, such as the `blob:` preview of a chosen file, is not changed.
 * @param timeMs epoch ms; use the same value for a whole page, so that it loads each photo once.
 */
export function photoSource(photoUrl: string, timeMs: number): string {
  return photoUrl.startsWith('/uploads') ? `${photoUrl}?t=${timeMs}` : photoUrl;
}
