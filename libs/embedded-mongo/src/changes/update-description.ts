import { equal } from '../values/compare';
import { type Doc, hasField, isDoc } from '../values/types';

/** Minus zero is another number than zero for a document, and not for a filter. */
const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' || typeof b === 'number' ? Object.is(a, b) : equal(a, b);

/**
 * What an update changed, by dotted paths from the document. An array that became shorter is given whole, as
 * MongoDB does for `$pull`.
 */
export function describeUpdate(before: Doc, after: Doc): Doc {
  const updatedFields: Doc = {};
  const removedFields: string[] = [];
  const compareFields = (old: Doc, now: Doc, prefix: string): void => {
    for (const name of Object.keys(old))
      if (!hasField(now, name)) removedFields.push(prefix + name);
    for (const [name, value] of Object.entries(now)) {
      if (hasField(old, name)) compareValues(old[name], value, prefix + name);
      else updatedFields[prefix + name] = value;
    }
  };
  const compareValues = (old: unknown, now: unknown, path: string): void => {
    if (isDoc(old) && isDoc(now)) return compareFields(old, now, `${path}.`);
    // Elements by their position, except in an array that became shorter.
    if (Array.isArray(old) && Array.isArray(now) && old.length <= now.length)
      return compareFields({ ...old }, { ...now }, `${path}.`);
    if (!isSame(old, now)) updatedFields[path] = now;
  };
  compareFields(before, after, '');
  return { updatedFields, removedFields, truncatedArrays: [] };
}
