import { equal } from '../values/compare';
import { type Doc, hasField, isDoc } from '../values/types';

/** The changed fields of an update, by dotted paths from the document. */
export interface UpdateDescription {
  readonly updatedFields: Doc;
  readonly removedFields: string[];
  readonly truncatedArrays: Doc[];
}

/** Minus zero is another number than zero for a document, and not for a filter. */
const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' || typeof b === 'number' ? Object.is(a, b) : equal(a, b);

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
  if (isDoc(before) && isDoc(after)) return describeFields(before, after, `${path}.`, into);
  // Elements by their position, except in an array that became shorter.
  if (Array.isArray(before) && Array.isArray(after) && before.length <= after.length)
    return describeFields({ ...before }, { ...after }, `${path}.`, into);
  if (!isSame(before, after)) into.updatedFields[path] = after;
}

/** What an update changed. An array that became shorter is given whole, as MongoDB does for `$pull`. */
export function describeUpdate(before: Doc, after: Doc): UpdateDescription {
  const into: UpdateDescription = { updatedFields: {}, removedFields: [], truncatedArrays: [] };
  describeFields(before, after, '', into);
  return into;
}
