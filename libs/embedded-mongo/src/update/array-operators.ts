import { type ErrorName, fail, notSupported } from '../errors';
import { compileFilter } from '../query/match';
import { parseSort } from '../query/sort';
import { compare, equal } from '../values/compare';
import { describe } from '../values/describe';
import { isArrayIndex, splitPath } from '../values/paths';
import { cloneValue, type Doc, hasField, isDoc, typeName } from '../values/types';

export interface Target {
  readonly path: string;
  readonly exists: boolean;
  readonly value: unknown;
  readonly id: string;
}

function arrayOf({ path, exists, value, id }: Target): unknown[] {
  if (!exists) return [];
  if (Array.isArray(value)) return [...(value as unknown[])];
  fail('BadValue', `The field '${path}' must be an array, but is ${typeName(value)} in ${id}`);
}

function integer(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  fail('BadValue', `The value for ${name} must be an integer value, not ${describe(value)}`);
}

/** The elements to add, and the modifiers next to `$each`. */
function eachOf(
  operand: unknown,
  notArray: ErrorName,
  ...modifiers: readonly string[]
): { each: unknown[]; rest: Doc } {
  const hasModifier = isDoc(operand) && Object.keys(operand).some((key) => key.startsWith('$'));
  if (!hasModifier) return { each: [operand], rest: {} };
  const { $each, ...rest } = operand;
  if ($each === undefined) fail('BadValue', 'the modifiers of an array update need $each');
  if (!Array.isArray($each)) fail(notArray, 'The argument to $each must be an array');
  const unknown = Object.keys(rest).find((key) => !modifiers.includes(key));
  if (unknown !== undefined) fail('BadValue', `Unrecognized clause beside $each: ${unknown}`);
  return { each: $each as unknown[], rest };
}

/** The value at a path of an element. Arrays on the path are entered by position only. */
function namedValue(item: unknown, path: string): unknown {
  let node = item;
  for (const part of splitPath(path)) {
    if (Array.isArray(node)) node = isArrayIndex(part) ? (node as unknown[])[Number(part)] : null;
    else node = isDoc(node) && hasField(node, part) ? node[part] : undefined;
  }
  return node;
}

function sorted(array: unknown[], sort: unknown): unknown[] {
  if (sort === 1 || sort === -1) return [...array].sort((a, b) => sort * compare(a, b));
  if (!isDoc(sort) || Object.keys(sort).length === 0)
    fail('BadValue', 'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1}');
  const pattern = parseSort(sort);
  const at = (item: unknown, path: string): unknown =>
    isDoc(item) ? namedValue(item, path) : null;
  // Unlike the sort of a query, this one compares arrays as whole values.
  return array.toSorted((a, b) => {
    for (const { path, direction } of pattern) {
      const order = direction * compare(at(a, path), at(b, path));
      if (order !== 0) return order;
    }
    return 0;
  });
}

export function push(target: Target, operand: unknown): unknown[] {
  const { each, rest } = eachOf(operand, 'BadValue', '$slice', '$sort', '$position');
  let array = arrayOf(target);
  const at = '$position' in rest ? integer(rest['$position'], '$position') : array.length;
  array.splice(at, 0, ...each.map(cloneValue));
  if ('$sort' in rest) array = sorted(array, rest['$sort']);
  if ('$slice' in rest) {
    const slice = integer(rest['$slice'], '$slice');
    array = slice < 0 ? array.slice(slice) : array.slice(0, slice);
  }
  return array;
}

export function addToSet(target: Target, operand: unknown): unknown[] {
  const { each } = eachOf(operand, 'TypeMismatch');
  const array = arrayOf(target);
  for (const item of each)
    if (!array.some((present) => equal(present, item))) array.push(cloneValue(item));
  return array;
}

function pullTest(operand: unknown): (item: unknown) => boolean {
  if (!isDoc(operand)) {
    const matches = compileFilter({ item: operand });
    // An array operand removes elements that are equal to it, not elements that it contains.
    return Array.isArray(operand)
      ? (item) => equal(item, operand)
      : (item) => !Array.isArray(item) && matches({ item });
  }
  if (Object.keys(operand)[0]?.startsWith('$') === true) {
    if ('$and' in operand || '$or' in operand || '$nor' in operand)
      throw notSupported('$and, $or or $nor as the outermost condition of $pull');
    const matches = compileFilter({ item: operand });
    return (item) => matches({ item });
  }
  const matches = compileFilter(operand);
  return (item) => isDoc(item) && matches(item);
}

export function pull(target: Target, operand: unknown): unknown[] {
  const removes = pullTest(operand);
  return arrayOf(target).filter((item) => !removes(item));
}

export function pullAll(target: Target, operand: unknown): unknown[] {
  if (!Array.isArray(operand)) fail('BadValue', '$pullAll requires an array argument');
  return arrayOf(target).filter((item) => !operand.some((gone) => equal(gone, item)));
}

export function pop(target: Target, operand: unknown): unknown[] {
  if (operand !== 1 && operand !== -1)
    fail('FailedToParse', `$pop expects 1 or -1, found: ${describe(operand)}`);
  if (target.exists && !Array.isArray(target.value))
    fail('TypeMismatch', `Path '${target.path}' is of non-array type ${typeName(target.value)}`);
  const array = arrayOf(target);
  return operand === 1 ? array.slice(0, -1) : array.slice(1);
}
