import { BSONRegExp, ObjectId } from 'bson';

/** A BSON document in memory: plain object, numbers as JavaScript numbers. */
export type Doc = Record<string, unknown>;

/** The order of BSON types (MongoDB manual, "Comparison/Sort Order") by their `$type` aliases. */
export const RANK = {
  null: 2,
  number: 3,
  string: 4,
  object: 5,
  array: 6,
  objectId: 8,
  bool: 9,
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

/** An own entry of one of our tables by a name from the client. Never an inherited property. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** A deep copy of documents and arrays. Other values are immutable here. */
export function cloneValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneValue);
  return isDoc(value) ? cloneDoc(value) : value;
}

export function cloneDoc(doc: Doc): Doc {
  const copy: Doc = {};
  for (const key in doc) copy[key] = cloneValue(doc[key]);
  return copy;
}

export const hasField = (doc: Doc, name: string): boolean => Object.hasOwn(doc, name);

/** Type rank for sorting; missing ranks as null. Undefined for a value that is not supported. */
export function knownRank(value: unknown): number | undefined {
  if (value === null || value === undefined) return RANK.null;
  if (typeof value === 'number') return RANK.number;
  if (typeof value === 'string') return RANK.string;
  if (typeof value === 'boolean') return RANK.bool;
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof Date) return RANK.date;
  if (value instanceof ObjectId) return RANK.objectId;
  if (isDoc(value)) return RANK.object;
  if (value instanceof BSONRegExp) return RANK.regex;
  return undefined;
}

/** Type rank for sorting; missing ranks as null. Throws a TypeError for an unsupported value. */
export function rankOf(value: unknown): number {
  const rank = knownRank(value);
  if (rank === undefined) throw new TypeError(`value of unsupported type ${typeName(value)}`);
  return rank;
}

const ALIASES = Object.fromEntries(Object.entries(RANK).map(([alias, rank]) => [rank, alias]));

/** The `$type` alias of a value; "missing" when there is none. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  const rank = knownRank(value);
  if (rank !== undefined) return ALIASES[rank] ?? 'regex';
  const { _bsontype: foreign = typeof value } = value as { _bsontype?: string };
  return foreign.toLowerCase();
}
