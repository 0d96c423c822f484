import { copy, isObj, ModelError, type Obj, order, same } from './values';

const BAD_VALUE = 2;
const TYPE_MISMATCH = 14;
const PATH_NOT_VIABLE = 28;
const CONFLICT = 40;
/** Of this engine: MongoDB would fill the array with null. */
const NOT_SUPPORTED = 238;

/** What an operator makes of a value: `undefined` leaves it missing. */
type Change = (value: unknown, operand: unknown) => unknown;

const arrayOf = (value: unknown): unknown[] => {
  if (!Array.isArray(value)) throw new ModelError(BAD_VALUE);
  return value as unknown[];
};

const CHANGES: Record<string, Change> = {
  $set: (_value, operand) => operand,
  $inc: (value, operand) => {
    if (value !== undefined && typeof value !== 'number') throw new ModelError(TYPE_MISMATCH);
    return (value ?? 0) + (operand as number);
  },
  $push: (value, item) => [...(value === undefined ? [] : arrayOf(value)), item],
  $pull: (value, gone) =>
    value === undefined ? undefined : arrayOf(value).filter((item) => !same(gone, item)),
};

function change(
  node: Obj | unknown[],
  parts: readonly string[],
  operator: string,
  operand: unknown,
) {
  const [part = '', ...rest] = parts;
  if (Array.isArray(node) && !/^\d+$/.test(part)) throw new ModelError(PATH_NOT_VIABLE);
  const holder = node as Obj;
  const present = Object.hasOwn(holder, part);
  if (rest.length > 0 && present) {
    const inner = holder[part];
    if (isObj(inner) || Array.isArray(inner)) change(inner, rest, operator, operand);
    else throw new ModelError(PATH_NOT_VIABLE);
    return;
  }
  const result = copy(CHANGES[operator]?.(present ? holder[part] : undefined, operand));
  if (result === undefined) return;
  if (Array.isArray(node) && Number(part) > node.length) throw new ModelError(NOT_SUPPORTED);
  holder[part] = rest.reduceRight<unknown>((value, name) => ({ [name]: value }), result);
}

function stepsOf(update: Record<string, Obj>) {
  return Object.entries(update).flatMap(([operator, paths]) =>
    Object.entries(paths).map(([path, operand]) => ({ operator, operand, parts: path.split('.') })),
  );
}

/** Whether one path leads to or through the other. */
export const meet = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((part, at) => part === b[at]) || b.every((part, at) => part === a[at]);

/** Throws where MongoDB refuses an update as such, whatever the document. */
export function checkUpdate(update: Record<string, Obj>): void {
  const steps = stepsOf(update);
  if (steps.some((one) => steps.some((two) => one !== two && meet(one.parts, two.parts))))
    throw new ModelError(CONFLICT);
}

/** The document after the update; throws a ModelError where MongoDB refuses. */
export function updated(before: Obj, update: Record<string, Obj>): Obj {
  checkUpdate(update);
  // Fields are changed in the order of their names, so new ones are appended in that order.
  const sorted = stepsOf(update).toSorted((a, b) => order(a.parts, b.parts));
  const doc = copy(before);
  for (const { operator, operand, parts } of sorted) change(doc, parts, operator, operand);
  return doc;
}
