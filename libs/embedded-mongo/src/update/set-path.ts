import { MongoError } from '../errors';
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

const notViable = (part: string, parent: string, node: unknown): MongoError =>
  new MongoError(
    'PathNotViable',
    `Cannot create field '${part}' in element {${parent}: ${describe(node)}}`,
  );

function arrayIndex(array: unknown[], part: string, parent: string): number {
  const index = Number(part);
  if (index > array.length + MAX_PADDING)
    throw new MongoError('BadValue', `cannot pad the array '${parent}' up to index ${part}`);
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
    // MongoDB leaves null behind, so that the other elements keep their places.
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

const isContainer = (value: unknown): value is Doc | unknown[] =>
  isDoc(value) || Array.isArray(value);

/** The place a dotted path names; missing documents on the way appear only when it is set. */
export function slotAt(root: Doc, path: string): Slot {
  const parts = splitPath(path);
  let node: Doc | unknown[] = root;
  let slot: Slot | undefined;
  let missing: string[] | undefined;
  for (const [at, part] of parts.entries()) {
    const parent = parts[at - 1] ?? '';
    if (missing !== undefined) {
      missing.push(part);
      continue;
    }
    if (Array.isArray(node) && !isArrayIndex(part)) return blocked(node, part, parent);
    slot = Array.isArray(node)
      ? arraySlot(node, arrayIndex(node, part, parent))
      : docSlot(node, part);
    if (at === parts.length - 1) break;
    if (!slot.exists) missing = [];
    else if (isContainer(slot.value)) node = slot.value;
    else return blocked(slot.value, parts[at + 1] ?? '', part);
  }
  if (slot === undefined)
    throw new MongoError('EmptyFieldName', 'An empty update path is not valid.');
  const deepest = slot;
  const rest = missing;
  if (rest === undefined) return deepest;
  return {
    exists: false,
    value: undefined,
    set: (value) => deepest.set(rest.reduceRight((inner, name) => ({ [name]: inner }), value)),
    unset: () => undefined,
  };
}

/** A path through a scalar: nothing to unset, and an error to set. */
function blocked(node: unknown, part: string, parent: string): Slot {
  return {
    exists: false,
    value: undefined,
    set: () => {
      throw notViable(part, parent, node);
    },
    unset: () => undefined,
  };
}
