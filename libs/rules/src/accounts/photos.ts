/** The address of the default photo. */
export const DEFAULT_PHOTO_URL = '/default-avatar.png';

/**
 * Where a photo is loaded from: one of `/uploads` with a time that leads past caches, anything else,
 * such as the `blob:` preview of a chosen file, as it is.
 * @param timeMs epoch ms; the same one for a whole page keeps it from loading a photo twice.
 */
export function photoSource(photoUrl: string, timeMs: number): string {
  return photoUrl.startsWith('/uploads') ? `${photoUrl}?t=${timeMs}` : photoUrl;
}
