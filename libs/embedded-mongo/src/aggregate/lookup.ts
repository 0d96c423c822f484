import { fail, refuse } from '../errors';
import { includedFields } from '../query/project';
import { splitPath, visitPath } from '../values/paths';
import { type Doc, isDoc } from '../values/types';
import { compilePipeline, type Stage } from './stages';

/**
 * Reads another collection of the same database, with an index where one fits. Returns at least the given
 * fields, by default all.
 */
export type Source = (
  collection: string,
  filter: Doc,
  fields?: ReadonlySet<string>,
) => readonly Doc[];

const OPTIONS = new Set(['from', 'localField', 'foreignField', 'as', 'pipeline']);

/** The local values to look for: each element of an array; null for a missing field. */
function localValues(doc: Doc, path: string): unknown[] {
  const values: unknown[] = [];
  visitPath(doc, splitPath(path), 0, (leaf) => {
    if (Array.isArray(leaf)) values.push(...leaf);
    else values.push(leaf ?? null);
    return false;
  });
  return values;
}

/** The fields that the first stage of a pipeline selects; undefined: it may need all fields. */
function keptFields([first]: readonly unknown[]): ReadonlySet<string> | undefined {
  const project = isDoc(first) ? first['$project'] : undefined;
  return isDoc(project) ? includedFields(project) : undefined;
}

/** `$lookup` by equality of two fields, with an optional pipeline over the result. */
export function compileLookup(spec: unknown, source: Source): Stage {
  if (!isDoc(spec)) fail('FailedToParse', 'the $lookup specification must be an Object');
  if ('let' in spec) refuse('$lookup with let');
  for (const key of Object.keys(spec))
    if (!OPTIONS.has(key)) fail('FailedToParse', `unknown argument to $lookup: ${key}`);
  const { from, localField, foreignField, as, pipeline = [] } = spec;
  if (typeof from !== 'string' || typeof as !== 'string')
    fail('FailedToParse', '$lookup needs from and as');
  if (typeof localField !== 'string' || typeof foreignField !== 'string')
    refuse('$lookup without localField and foreignField');
  if (as.includes('.')) refuse('$lookup into a path');
  if (as === '' || as.startsWith('$')) fail('BadValue', `Invalid field name '${as}' of $lookup`);
  if (!Array.isArray(pipeline)) fail('FailedToParse', '$lookup pipeline must be an array');
  const refine = compilePipeline(pipeline, source);
  const fields = keptFields(pipeline);
  return (docs) =>
    docs.map((doc) => {
      const values = localValues(doc, localField);
      const filter = { [foreignField]: { $in: values } };
      const found = values.length === 0 ? [] : source(from, filter, fields);
      return { ...doc, [as]: [...refine(found)] };
    });
}
