import { type Doc, isDoc } from './types';

/** A copy whose documents and arrays may be changed; other values are immutable here. */
export function cloneValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneValue);
  if (!isDoc(value)) return value;
  return cloneDoc(value);
}

export function cloneDoc(doc: Doc): Doc {
  const copy: Doc = {};
  for (const key in doc) copy[key] = cloneValue(doc[key]);
  return copy;
}
