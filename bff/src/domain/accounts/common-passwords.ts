let known: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether everybody who guesses tries this one early: it is among the 20,000 commonest leaked passwords.
 * Upper and lower case and blanks make no difference.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase().replaceAll(/\s/g, ''));
}

/** Read when the first password is set, because most programs of the service set none. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('./common-passwords.json').then(
    ({ default: { passwords } }) => new Set(passwords.split('\n')),
  );
  return known;
}
