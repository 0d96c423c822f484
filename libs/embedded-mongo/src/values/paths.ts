import { type Doc, hasField, isDoc } from './types';

const INDEX = /^(0|[1-9]\d*)$/;
export const isArrayIndex = (part: string): boolean => INDEX.test(part);

const splitCache = new Map<string, readonly string[]>();
export function splitPath(path: string): readonly string[] {
  const known = splitCache.get(path);
  if (known !== undefined) return known;
  const parts = path.split('.');
  if (splitCache.size < 5000) splitCache.set(path, parts);
  return parts;
}

/**
 * Visits what MongoDB's query language finds at a dotted path: arrays on the way are entered
 * element by element and by numeric index; a missing end is visited as undefined; the arrays
 * found at the end are not expanded here. Returns true as soon as the visitor does.
 */
export function visitPath(
  node: unknown,
  parts: readonly string[],
  at: number,
  visit: (leaf: unknown) => boolean,
): boolean {
  const part = parts[at];
  if (part === undefined) return visit(node);
  if (isDoc(node)) {
    return hasField(node, part) ? visitPath(node[part], parts, at + 1, visit) : visit(undefined);
  }
  if (!Array.isArray(node)) return visit(undefined);
  const numeric = isArrayIndex(part);
  if (numeric && Number(part) < node.length) {
    if (visitPath(node[Number(part)], parts, at + 1, visit)) return true;
  }
  for (const item of node) {
    if (!isDoc(item) || (numeric && !hasField(item, part))) continue;
    if (visitPath(item, parts, at, visit)) return true;
  }
  return false;
}

/** The value at a dotted path through documents only; undefined through arrays or when missing. */
export function plainValueAt(doc: Doc, path: string): unknown {
  let node: unknown = doc;
  for (const part of splitPath(path)) {
    if (!isDoc(node) || !hasField(node, part)) return undefined;
    node = node[part];
  }
  return node;
}

/** Every value an index or a sort sees at a path: array ends are expanded, [] stays an array. */
export function indexedValues(
  doc: Doc,
  parts: readonly string[],
): { values: unknown[]; multi: boolean } {
  const values: unknown[] = [];
  let multi = false;
  visitPath(doc, parts, 0, (leaf) => {
    if (Array.isArray(leaf) && leaf.length > 0) {
      multi = true;
      values.push(...leaf);
    } else {
      if (Array.isArray(leaf)) multi = true;
      values.push(leaf);
    }
    return false;
  });
  if (values.length !== 1) multi = true;
  return { values: values.length === 0 ? [undefined] : values, multi };
}
