import { MongoError } from '../errors';
import { slotAt } from '../update/set-path';
import { cloneDoc } from '../values/clone';
import { plainValueAt } from '../values/paths';
import { type Doc, isDoc } from '../values/types';
import type { Stage } from './stages';

const OPTIONS = new Set(['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays']);

/** `$unwind`, also of a field that is no array (it stays as it is). */
export function compileUnwind(spec: unknown): Stage {
  const options: Doc = isDoc(spec) ? spec : { path: spec };
  for (const key of Object.keys(options))
    if (!OPTIONS.has(key))
      throw new MongoError('BadValue', `unrecognized option to $unwind stage: ${key}`);
  const {
    path,
    includeArrayIndex: indexField,
    preserveNullAndEmptyArrays: preserve = false,
  } = options;
  if (typeof path !== 'string' || !path.startsWith('$') || path.startsWith('$$') || path.length < 2)
    throw new MongoError('BadValue', "path option to $unwind stage should be prefixed with a '$'");
  if (indexField !== undefined && (typeof indexField !== 'string' || indexField.startsWith('$')))
    throw new MongoError(
      'BadValue',
      'includeArrayIndex option to $unwind stage should not be prefixed with a $',
    );
  const field = path.slice(1);
  const withIndex = (doc: Doc, index: number | null): Doc => {
    if (indexField === undefined) return doc;
    const copy = cloneDoc(doc);
    slotAt(copy, indexField).set(index);
    return copy;
  };
  return (docs) =>
    docs.flatMap((doc) => {
      const value = plainValueAt(doc, field);
      if (!Array.isArray(value)) {
        if (value !== undefined && value !== null) return [withIndex(doc, null)];
        return preserve === true ? [withIndex(doc, null)] : [];
      }
      if (value.length === 0) {
        if (preserve !== true) return [];
        const copy = cloneDoc(doc);
        slotAt(copy, field).unset();
        return [withIndex(copy, null)];
      }
      return value.map((item: unknown, index) => {
        const copy = cloneDoc(doc);
        slotAt(copy, field).set(item);
        return withIndex(copy, index);
      });
    });
}
