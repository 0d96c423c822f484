let known: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is among the 20,000 most common leaked passwords. Case and white space are ignored.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase().replaceAll(/\s/g, ''));
}

/** Loaded when the first password is set, because most processes of the service set none. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('./common-passwords.json').then(
    ({ default: { passwords } }) => new Set(passwords.split('\n')),
  );
  return known;
}
