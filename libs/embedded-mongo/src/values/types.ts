import { Binary, BSONRegExp, ObjectId } from 'bson';

/** A BSON document as the engine holds it: plain object, numbers as JavaScript numbers. */
export type Doc = Record<string, unknown>;

/** The canonical order of BSON types (MongoDB manual, "Comparison/Sort Order"). */
export const RANK = {
  missing: 0,
  emptyArray: 1,
  null: 2,
  number: 3,
  string: 4,
  object: 5,
  array: 6,
  binary: 7,
  objectId: 8,
  boolean: 9,
  date: 10,
  regex: 12,
} as const;

export function isDoc(value: unknown): value is Doc {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)
  );
}

export const hasField = (doc: Doc, name: string): boolean => Object.hasOwn(doc, name);

/** Type rank for ordering; a missing value ranks with null. Throws a TypeError on a foreign value. */
export function rankOf(value: unknown): number {
  switch (typeof value) {
    case 'undefined':
      return RANK.null;
    case 'number':
      return RANK.number;
    case 'string':
      return RANK.string;
    case 'boolean':
      return RANK.boolean;
    default:
  }
  if (value === null) return RANK.null;
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof Date) return RANK.date;
  if (value instanceof ObjectId) return RANK.objectId;
  if (isDoc(value)) return RANK.object;
  if (value instanceof Binary) return RANK.binary;
  if (value instanceof BSONRegExp) return RANK.regex;
  throw new TypeError(`value of unsupported type ${Object.prototype.toString.call(value)}`);
}

const INT32_MIN = -0x80000000;
const INT32_MAX = 0x7fffffff;

/** Whether bson writes this number as an int32 (else it is a double on disk). */
export const isInt32 = (value: number): boolean =>
  Number.isInteger(value) && value >= INT32_MIN && value <= INT32_MAX && !Object.is(value, -0);

/** The `$type` alias of a value, "missing" when there is none. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  switch (rankOf(value)) {
    case RANK.null:
      return 'null';
    case RANK.number:
      return isInt32(value as number) ? 'int' : 'double';
    case RANK.string:
      return 'string';
    case RANK.object:
      return 'object';
    case RANK.array:
      return 'array';
    case RANK.binary:
      return 'binData';
    case RANK.objectId:
      return 'objectId';
    case RANK.boolean:
      return 'bool';
    case RANK.date:
      return 'date';
    default:
      return 'regex';
  }
}
