import { refuse } from '../errors';
import { hasField, isDoc } from './types';

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

/** The parts of a path that a client may write to, order by or ask for. */
export function checkedPath(path: string): readonly string[] {
  const parts = splitPath(path);
  const wrong = parts.find((part) => part === '' || part === '__proto__' || part.startsWith('$'));
  if (wrong !== undefined) refuse(`the field name '${wrong}' in the path '${path}'`);
  return parts;
}

/**
 * Visits all values at a dotted path, also in each document of an array on the path, as MongoDB's query
 * language defines it. A missing end is visited as undefined. An array at the end is not expanded here.
 * Returns true as soon as the visitor returns true.
 */
export function visitPath(
  node: unknown,
  parts: readonly string[],
  at: number,
  visit: (leaf: unknown) => boolean,
): boolean {
  const part = parts[at];
  if (part === undefined) return visit(node);
  if (Array.isArray(node))
    return node.some((item) => isDoc(item) && visitPath(item, parts, at, visit));
  if (!isDoc(node) || !hasField(node, part)) return visit(undefined);
  return visitPath(node[part], parts, at + 1, visit);
}
