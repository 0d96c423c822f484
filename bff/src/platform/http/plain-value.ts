/** Maximum nesting of objects and lists in a body. Our own bodies have four levels. */
export const MAX_DEPTH = 20;

/**
 * Maximum number of keys of one object, of objects and of list items in a body. Our longest list has 1,000
 * items. The validation copies each item and compares each key with every other key, before it detects that a
 * field accepts no list.
 */
export const MAX_KEYS = 256;
export const MAX_OBJECTS = 1_024;
export const MAX_ITEMS = 2_000;

/**
 * Why a parsed JSON value is not acceptable for any handler, as text for the log; null for an acceptable
 * value. Texts and keys must be well-formed Unicode without NUL. An unpaired surrogate has no UTF-8 form, and
 * patterns of the database end at NUL. The run time is linear in the size of the value.
 */
export function faultOfValue(value: unknown): string | null {
  return faultAt(value, 0, { objects: 0, items: 0 });
}

/** The fault of one text, in the same form. */
export function faultOfText(text: string): string | null {
  if (text.includes('\0')) return 'NUL';
  return isWellFormed(text) ? null : 'half a surrogate pair';
}

interface Seen {
  objects: number;
  items: number;
}

function faultAt(value: unknown, depth: number, seen: Seen): string | null {
  if (typeof value === 'string') return faultOfText(value);
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= MAX_DEPTH) return 'too deep';
  if (Array.isArray(value)) {
    seen.items += value.length;
    return seen.items > MAX_ITEMS ? 'too many items' : faultIn(value, depth, seen);
  }
  seen.objects += 1;
  if (seen.objects > MAX_OBJECTS) return 'too many objects';
  const keys = Object.keys(value);
  if (keys.length > MAX_KEYS) return 'too many keys';
  for (const key of keys) {
    const fault = faultOfText(key);
    if (fault !== null) return fault;
  }
  return faultIn(Object.values(value), depth, seen);
}

function faultIn(values: readonly unknown[], depth: number, seen: Seen): string | null {
  for (const value of values) {
    const fault = faultAt(value, depth + 1, seen);
    if (fault !== null) return fault;
  }
  return null;
}

const HALF_PAIR = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const isWellFormed = (text: string): boolean => !HALF_PAIR.test(text);
