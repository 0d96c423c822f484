/** The name an account has until somebody sets one: 'User {id}'. */
export function placeholderName(userId: number): string {
  return `User ${userId}`;
}

/** Whether a name says nothing: empty or of the form 'User {id}'. */
export function isPlaceholderName(name: string | null | undefined): boolean {
  return !name?.trim() || /^User \d+$/.test(name.trim());
}

/** What a screen calls the user: the name, or 'User {id}' when there is none. */
export function displayName(name: string | null | undefined, userId: number): string {
  return name?.trim() || placeholderName(userId);
}

/**
 * The letter in the coloured circle that stands in for a missing photo; for a name of the form
 * 'User {id}' the first character of the id.
 */
export function avatarInitial(name: string | null | undefined, userId: number): string {
  const shown = displayName(name, userId);
  const placeholder = /^User (\S+)$/.exec(shown);
  return ([...(placeholder?.[1] ?? shown)][0] ?? '?').toUpperCase();
}
