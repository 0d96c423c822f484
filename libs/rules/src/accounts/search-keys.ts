import { isPlaceholderName } from './names';

/** Maximum length of a search key; longer texts are compared with the whole name afterwards. */
export const MAX_SEARCH_KEY_LENGTH = 24;

/**
 * Normalizes a text for the user search: lower case, no punctuation, single spaces. The result contains no
 * special characters of regular expressions.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{P}$+<=>^`|~]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** A user's name, normalized for the search; '' for 'User {id}', which is not a name. */
export function nameText(name: string): string {
  return isPlaceholderName(name) ? '' : searchText(name);
}

/**
 * The search keys that are stored with a user: each suffix of the normalized name, cut to
 * MAX_SEARCH_KEY_LENGTH, and the id. A text matches the user when it is a prefix of one of these keys.
 */
export function searchKeys(user: { readonly userId: number; readonly name: string }): string[] {
  const letters = [...nameText(user.name)];
  const parts = letters
    .map((_letter, at) => letters.slice(at, at + MAX_SEARCH_KEY_LENGTH).join(''))
    .filter((part) => !part.startsWith(' '));
  return [...new Set([...parts, String(user.userId)])];
}

/** The prefix of search keys that a searched text matches; '' matches no user. */
export function searchKeyOf(search: string): string {
  return [...searchText(search)].slice(0, MAX_SEARCH_KEY_LENGTH).join('').trimEnd();
}

/** Whether a searched text matches a user: a part of the name, or the beginning of the id. */
export function isFoundBy(
  search: string,
  user: { readonly userId: number; readonly name: string },
): boolean {
  const text = searchText(search);
  if (text === '') return false;
  return String(user.userId).startsWith(text) || nameText(user.name).includes(text);
}

/**
 * How well a name matches a text: 0 equal, 1 begins with it, 2 a word begins with it, 3 contains it; null: no
 * match. Both must be normalized (searchText, nameText).
 */
export function nameFit(text: string, name: string): 0 | 1 | 2 | 3 | null {
  if (text === '' || !name.includes(text)) return null;
  if (name.startsWith(text)) return name === text ? 0 : 1;
  return name.includes(` ${text}`) ? 2 : 3;
}
