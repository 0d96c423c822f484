import { fail } from '../errors';
import { slotAt } from '../update/set-path';
import { plainValueAt } from '../values/paths';
import { cloneDoc, type Doc, isDoc, isNil } from '../values/types';
import type { Stage } from './stages';

const OPTIONS = new Set(['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays']);

/** `$unwind`. A document whose field is no array stays as it is. */
export function compileUnwind(spec: unknown): Stage {
  const options: Doc = isDoc(spec) ? spec : { path: spec };
  for (const key of Object.keys(options))
    if (!OPTIONS.has(key)) fail('BadValue', `unrecognized option to $unwind stage: ${key}`);
  const { path, includeArrayIndex: indexField, preserveNullAndEmptyArrays: preserve } = options;
  if (typeof path !== 'string' || !path.startsWith('$') || path.startsWith('$$') || path.length < 2)
    fail('BadValue', "path option to $unwind stage should be prefixed with a '$'");
  if (indexField !== undefined && (typeof indexField !== 'string' || indexField.startsWith('$')))
    fail('BadValue', 'includeArrayIndex option to $unwind stage should not be prefixed with a $');
  const field = path.slice(1);
  const copyWith = (doc: Doc, index: number | null, edit: (copy: Doc) => void): Doc => {
    const copy = cloneDoc(doc);
    edit(copy);
    if (indexField !== undefined) slotAt(copy, indexField).set(index);
    return copy;
  };
  return (docs) =>
    docs.flatMap((doc) => {
      const value = plainValueAt(doc, field);
      if (Array.isArray(value) && value.length > 0)
        return value.map((item: unknown, index) =>
          copyWith(doc, index, (copy) => slotAt(copy, field).set(item)),
        );
      if (preserve !== true && (isNil(value) || Array.isArray(value))) return [];
      return [copyWith(doc, null, (copy) => Array.isArray(value) && slotAt(copy, field).unset())];
    });
}
