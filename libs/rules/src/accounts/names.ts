/** The default name of an account: 'User {id}'. */
export function placeholderName(userId: number): string {
  return `User ${userId}`;
}

/** Whether a name is empty or the default 'User {id}'. */
export function isPlaceholderName(name: string | null | undefined): boolean {
  return !name?.trim() || /^User \d+$/.test(name.trim());
}

/** The displayed name of a user: the name, or 'User {id}' without one. */
export function displayName(name: string | null | undefined, userId: number): string {
  return name?.trim() || placeholderName(userId);
}

/**
 * The letter of an avatar without a photo. For a name of the form 'User {id}' it is the first character of
 * the id.
 */
export function avatarInitial(name: string | null | undefined, userId: number): string {
  const shown = displayName(name, userId);
  const placeholder = /^User (\S+)$/.exec(shown);
  return ([...(placeholder?.[1] ?? shown)][0] ?? '?').toUpperCase();
}
