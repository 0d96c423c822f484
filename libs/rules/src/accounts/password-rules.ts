/** Minimum length of a subscriber's password, in characters. */
export const MIN_PASSWORD_LENGTH = 6;

/** Maximum length of a password in bytes of UTF-8; more is refused before hashing (SEC-12). */
export const MAX_PASSWORD_BYTES = 1_024;

/**
 * Why the form does not send the two entries of a new password; null when it can send them. The server checks
 * more (SEC-13). The length is counted in characters as a user sees them, not in UTF-16 units.
 */
export function newPasswordProblem(
  password: string,
  confirmation: string,
): 'mismatch' | 'too-short' | null {
  if (password !== confirmation) return 'mismatch';
  return [...password].length < MIN_PASSWORD_LENGTH ? 'too-short' : null;
}
