import { fail } from '../errors';
import { describe } from '../values/describe';
import { isArrayIndex, splitPath } from '../values/paths';
import { type Doc, hasField, isDoc } from '../values/types';

const MAX_PADDING = 1_500_000;

interface Slot {
  readonly exists: boolean;
  readonly value: unknown;
  set(value: unknown): void;
  unset(): void;
}

function arrayIndex(array: unknown[], part: string, parent: string): number {
  const index = Number(part);
  if (index > array.length + MAX_PADDING)
    fail('BadValue', `cannot pad the array '${parent}' up to index ${part}`);
  return index;
}

function arraySlot(array: unknown[], index: number): Slot {
  return {
    exists: index < array.length,
    value: array[index],
    set: (value) => {
      while (array.length < index) array.push(null);
      array[index] = value;
    },
    // MongoDB writes null here, so that the other elements keep their positions.
    unset: () => {
      if (index < array.length) array[index] = null;
    },
  };
}

function docSlot(doc: Doc, field: string): Slot {
  return {
    exists: hasField(doc, field),
    value: hasField(doc, field) ? doc[field] : undefined,
    set: (value) => {
      doc[field] = value;
    },
    unset: () => {
      delete doc[field];
    },
  };
}

/** The first path that occurs twice or lies inside another path. */
export const overlapIn = (paths: readonly string[]): string | undefined =>
  paths.find((path, at) =>
    paths.some((other, i) => i !== at && (other === path || path.startsWith(`${other}.`))),
  );

/** The target of a dotted path. Missing documents on the way are created only on set. */
export function slotAt(root: Doc, path: string): Slot {
  const parts = splitPath(path);
  let node: unknown = root;
  for (const [at, part] of parts.entries()) {
    const parent = parts[at - 1] ?? '';
    const isPlace = Array.isArray(node) ? isArrayIndex(part) : isDoc(node);
    if (!isPlace) return blocked(node, part, parent);
    const slot = Array.isArray(node)
      ? arraySlot(node, arrayIndex(node, part, parent))
      : docSlot(node as Doc, part);
    const rest = parts.slice(at + 1);
    if (rest.length === 0) return slot;
    if (!slot.exists) return beyond(slot, rest);
    node = slot.value;
  }
  fail('EmptyFieldName', 'An empty update path is not valid.');
}

/** A target inside documents that do not exist yet. */
const beyond = (slot: Slot, rest: readonly string[]): Slot => ({
  exists: false,
  value: undefined,
  set: (value) => slot.set(rest.reduceRight((inner, name) => ({ [name]: inner }), value)),
  unset: () => undefined,
});

/** A path through a scalar: unset does nothing, set is an error. */
const blocked = (node: unknown, part: string, parent: string): Slot => ({
  exists: false,
  value: undefined,
  set: () =>
    fail(
      'PathNotViable',
      `Cannot create field '${part}' in element {${parent}: ${describe(node)}}`,
    ),
  unset: () => undefined,
});
