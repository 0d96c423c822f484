import { ObjectId } from 'mongodb';

/**
 * The reference of model.spec.ts: MongoDB's documented semantics once more, as plainly as possible
 * and without any code of the engine. `undefined` stands for a missing field.
 */
export type Obj = Record<string, unknown>;

export const isObj = (value: unknown): value is Obj =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

/** MongoDB manual, "Comparison/Sort Order"; a missing field counts as null. */
const TYPE_ORDER: readonly ((value: unknown) => boolean)[] = [
  (value) => value === undefined || value === null,
  (value) => typeof value === 'number',
  (value) => typeof value === 'string',
  isObj,
  (value) => Array.isArray(value),
  (value) => value instanceof ObjectId,
  (value) => typeof value === 'boolean',
  (value) => value instanceof Date,
];
export const typeOf = (value: unknown): number => TYPE_ORDER.findIndex((is) => is(value));

const numeric = (a: number, b: number): number => {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return Math.sign(a - b);
};

const lists = (a: readonly unknown[], b: readonly unknown[], by = order): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const result = by(a[i], b[i]);
    if (result !== 0) return result;
  }
  return a.length - b.length;
};

const fields = (a: unknown, b: unknown): number => {
  const [[nameA, valueA], [nameB, valueB]] = [a as [string, unknown], b as [string, unknown]];
  return typeOf(valueA) - typeOf(valueB) || order(nameA, nameB) || order(valueA, valueB);
};

/** Negative, 0 or positive as `a` comes before, with or after `b`. */
export function order(a: unknown, b: unknown): number {
  if (typeOf(a) !== typeOf(b)) return typeOf(a) - typeOf(b);
  if (typeof a === 'number') return numeric(a, b as number);
  if (typeof a === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b as string));
  if (typeof a === 'boolean') return Number(a) - Number(b);
  if (Array.isArray(a)) return lists(a, b as unknown[]);
  if (a instanceof Date) return numeric(a.getTime(), (b as Date).getTime());
  if (a instanceof ObjectId) return order(a.toHexString(), (b as ObjectId).toHexString());
  return isObj(a) ? lists(Object.entries(a), Object.entries(b as Obj), fields) : 0;
}

export const same = (a: unknown, b: unknown): boolean => order(a, b) === 0;

export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isObj(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)])) as T;
}

/** A failure of the model: the code MongoDB answers with. */
export class ModelError extends Error {
  constructor(readonly code: number) {
    super(`MongoDB error ${code}`);
  }
}
