import { isPlaceholderName } from './names';

/** Maximum length of a search key; longer texts are compared with the whole name afterwards. */
export const MAX_SEARCH_KEY_LENGTH = 24;

/**
 * A text as users are searched by it: small letters, no punctuation, single blanks. What is left holds
 * nothing that means something in a regular expression.
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

/** A user's name as it is searched; '' for 'User {id}', which is no name. */
export function nameText(name: string): string {
  return isPlaceholderName(name) ? '' : searchText(name);
}

/**
 * Under what a user is found: every part of the name from some character on, each cut, and the id. A
 * text that is a part of the name or the beginning of the id begins one of them.
 */
export function searchKeys(user: { readonly userId: number; readonly name: string }): string[] {
  const letters = [...nameText(user.name)];
  const parts = letters
    .map((_letter, at) => letters.slice(at, at + MAX_SEARCH_KEY_LENGTH).join(''))
    .filter((part) => !part.startsWith(' '));
  return [...new Set([...parts, String(user.userId)])];
}

/** The prefix of the search keys that a searched text matches; '' matches nobody. */
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
 * How well a name fits, both as they are searched (searchText, nameText): 0 the same, 1 begins so, 2 a word
 * begins so, 3 holds it; null: not at all.
 */
export function nameFit(text: string, name: string): 0 | 1 | 2 | 3 | null {
  if (text === '' || !name.includes(text)) return null;
  if (name.startsWith(text)) return name === text ? 0 : 1;
  return name.includes(` ${text}`) ? 2 : 3;
}
