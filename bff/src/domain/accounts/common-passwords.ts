import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_LENGTH } from '@portal/rules';

/** How many of the commonest passwords are refused (goal S13). */
const REFUSED = 3_000;

/** The list is in lower case and ordered by how common a password is. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= MIN_PASSWORD_LENGTH)
    .slice(0, REFUSED),
);

/** Whether everybody who guesses would try this one early; upper and lower case alike (goal S13). */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
