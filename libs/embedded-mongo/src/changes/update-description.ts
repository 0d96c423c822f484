import { equal } from '../values/compare';
import { type Doc, hasField, isDoc } from '../values/types';

/** The changed fields of an update, by dotted paths from the document. */
export interface UpdateDescription {
  readonly updatedFields: Doc;
  readonly removedFields: string[];
  readonly truncatedArrays: Doc[];
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' || typeof b === 'number') return Object.is(a, b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (isDoc(a) && isDoc(b)) {
    const names = Object.keys(b);
    return (
      Object.keys(a).length === names.length &&
      names.every((name) => hasField(a, name) && isSame(a[name], b[name]))
    );
  }
  return equal(a, b);
}

function describeFields(before: Doc, after: Doc, prefix: string, into: UpdateDescription): void {
  for (const name of Object.keys(before))
    if (!hasField(after, name)) into.removedFields.push(prefix + name);
  for (const [name, value] of Object.entries(after)) {
    const path = prefix + name;
    if (hasField(before, name)) describeValue(before[name], value, path, into);
    else into.updatedFields[path] = value;
  }
}

function describeValue(
  before: unknown,
  after: unknown,
  path: string,
  into: UpdateDescription,
): void {
  if (isSame(before, after)) return;
  if (isDoc(before) && isDoc(after)) return describeFields(before, after, `${path}.`, into);
  // Elements by their position, except in an array that became shorter.
  if (Array.isArray(before) && Array.isArray(after) && before.length <= after.length)
    return describeFields({ ...before }, { ...after }, `${path}.`, into);
  into.updatedFields[path] = after;
}

/** What an update changed. An array that became shorter is given whole, as MongoDB does for `$pull`. */
export function describeUpdate(before: Doc, after: Doc): UpdateDescription {
  const into: UpdateDescription = { updatedFields: {}, removedFields: [], truncatedArrays: [] };
  describeFields(before, after, '', into);
  return into;
}
