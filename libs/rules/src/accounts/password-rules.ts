/** Fewest characters of a subscriber's password (spec subscriber.md §5). */
export const MIN_PASSWORD_LENGTH = 6;

/** Most bytes of a password in UTF-8; more is refused before hashing (goal S12). */
export const MAX_PASSWORD_BYTES = 1_024;
