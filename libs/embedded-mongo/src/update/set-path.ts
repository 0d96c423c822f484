import { fail, refuse } from '../errors';
import { isArrayIndex, splitPath } from '../values/paths';
import { type Doc, hasField, isDoc, typeName } from '../values/types';

interface Slot {
  readonly exists: boolean;
  readonly value: unknown;
  set(value: unknown): void;
}

/** The first path that occurs twice or lies inside another path. */
export const overlapIn = (paths: readonly string[]): string | undefined =>
  paths.find((path, at) =>
    paths.some((other, i) => i !== at && (other === path || path.startsWith(`${other}.`))),
  );

/** The target of a dotted path. Missing documents on the way are created on set. Error 28 through a scalar. */
export function slotAt(node: unknown, path: string, parts = splitPath(path)): Slot {
  const [part = '', ...rest] = parts;
  const slot = placeIn(node, part, path);
  if (rest.length === 0) return slot;
  if (slot.exists) return slotAt(slot.value, path, rest);
  const set = (value: unknown): void =>
    slot.set(rest.reduceRight((inner, name) => ({ [name]: inner }), value));
  return { exists: false, value: undefined, set };
}

/** The field of a document, or the element of an array. */
function placeIn(node: unknown, part: string, path: string): Slot {
  const array: unknown[] | undefined = Array.isArray(node) && isArrayIndex(part) ? node : undefined;
  if (!isDoc(node) && array === undefined)
    fail('PathNotViable', `Cannot create field '${part}' of '${path}' in a ${typeName(node)}`);
  const holder = node as Doc;
  const exists = hasField(holder, part);
  const set = (value: unknown): void => {
    if (array && Number(part) > array.length) refuse('an update of an array beyond its end');
    holder[part] = value;
  };
  return { exists, value: exists ? holder[part] : undefined, set };
}
