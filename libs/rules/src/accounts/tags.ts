/** Maximum tags of one user. */
export const MAX_TAGS = 10;

/** Maximum length of a tag, in characters as a user sees them. */
export const MAX_TAG_LENGTH = 24;

/** Maximum length of the list of tags in use. */
export const MAX_LISTED_TAGS = 100;

/** Letters of any script with the signs that belong to them (Bangla vowels), digits, hyphens. */
const TAG = /^[\p{L}\p{M}\p{Nd}-]+$/u;

/**
 * A tag in its stored form: lower case, trimmed; null when the text is not a valid tag. A leading `#`, as in
 * a search, is removed.
 */
export function normaliseTag(text: string): string | null {
  const tag = text.normalize('NFC').trim().replace(/^#/, '').toLowerCase();
  return TAG.test(tag) && [...tag].length <= MAX_TAG_LENGTH ? tag : null;
}

/** Why a user's tags are refused. */
export type TagsFault = 'invalid' | 'too-many';

/** Tags of a user in stored form: unique and sorted; or why they are refused. */
export function normaliseTags(texts: readonly string[]): readonly string[] | TagsFault {
  const tags = new Set<string>();
  for (const text of texts) {
    const tag = normaliseTag(text);
    if (tag === null) return 'invalid';
    tags.add(tag);
  }
  return tags.size > MAX_TAGS ? 'too-many' : [...tags].sort();
}

/**
 * The tag that a search asks for: such a text begins with `#`. Null for any other text; '' for a `#` without
 * a tag, which matches no user.
 */
export function searchedTag(search: string): string | null {
  const text = search.trim();
  return text.startsWith('#') ? (normaliseTag(text) ?? '') : null;
}
