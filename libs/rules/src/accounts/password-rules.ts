/** Minimum length of a subscriber's password, in characters. */
export const MIN_PASSWORD_LENGTH = 6;

/** Maximum length of a password in bytes of UTF-8; more is refused before hashing (SEC-12). */
export const MAX_PASSWORD_BYTES = 1_024;

/**
 * Why two entries of a new password are not sent, null when they can be; the server has more to say
 * (SEC-13). Characters count as people count them, not in UTF-16 units.
 */
export function newPasswordProblem(
  password: string,
  confirmation: string,
): 'mismatch' | 'too-short' | null {
  if (password !== confirmation) return 'mismatch';
  return [...password].length < MIN_PASSWORD_LENGTH ? 'too-short' : null;
}
