/** Longest name of an account, in UTF-16 units, as an input field counts. */
export const MAX_NAME_LENGTH = 64;

/** Longest email address that mail servers accept. */
export const MAX_EMAIL_LENGTH = 254;

// One @ between two parts without blanks, and a point in the second one. The service checks more.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Whether a text can be sent as an email address; an empty one removes the address. */
export function looksLikeEmail(text: string): boolean {
  return text === '' || (text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text));
}
