import { matches } from './match';
import { copy, isObj, ModelError, type Obj, order, same } from './values';

const BAD_VALUE = 2;
const TYPE_MISMATCH = 14;
const PATH_NOT_VIABLE = 28;
const CONFLICT = 40;

/** What an operator makes of a value: `undefined` removes it or leaves it missing. */
type Change = (value: unknown, operand: unknown) => unknown;

const arrayOr = (code: number, value: unknown): unknown[] => {
  if (!Array.isArray(value)) throw new ModelError(code);
  return value as unknown[];
};

/** The plain value at a path of an element; arrays on the way have their positions as names. */
const valueAt = (item: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, part) => (isObj(node) || Array.isArray(node) ? (node as Obj)[part] : undefined),
      item,
    );

function pushSorted(array: readonly unknown[], sort: unknown): unknown[] {
  if (typeof sort === 'number') return array.toSorted((a, b) => sort * order(a, b));
  return array.toSorted((a, b) => {
    for (const [path, direction] of Object.entries(sort as Record<string, number>)) {
      const [left, right] = [a, b].map((item) => (isObj(item) ? valueAt(item, path) : undefined));
      const result = direction * order(left, right);
      if (result !== 0) return result;
    }
    return 0;
  });
}

function push(value: unknown, operand: unknown): unknown[] {
  const { $each, $position, $sort, $slice } = (
    isObj(operand) && '$each' in operand ? operand : { $each: [operand] }
  ) as { $each: unknown[]; $position?: number; $sort?: unknown; $slice?: number };
  const before = value === undefined ? [] : arrayOr(BAD_VALUE, value);
  const position = $position ?? before.length;
  const at = position < 0 ? Math.max(0, before.length + position) : position;
  let result = [...before.slice(0, at), ...$each, ...before.slice(at)];
  if ($sort !== undefined) result = pushSorted(result, $sort);
  if ($slice === undefined) return result;
  return $slice < 0
    ? result.slice(Math.max(0, result.length + $slice))
    : result.slice(0, Math.min(result.length, $slice));
}

function pulls(condition: unknown, item: unknown): boolean {
  if (!isObj(condition)) return same(condition, item);
  if (Object.keys(condition)[0]?.startsWith('$') === true)
    return matches({ item }, { item: condition });
  return isObj(item) && matches(item, condition);
}

const extreme =
  (sign: 1 | -1): Change =>
  (value, operand) =>
    value === undefined || sign * order(operand, value) > 0 ? operand : value;

const CHANGES: Record<string, Change> = {
  $set: (_value, operand) => operand,
  $unset: () => undefined,
  $inc: (value, operand) => {
    if (value !== undefined && typeof value !== 'number') throw new ModelError(TYPE_MISMATCH);
    return (value ?? 0) + (operand as number);
  },
  $min: extreme(-1),
  $max: extreme(1),
  $push: push,
  $addToSet: (value, operand) => {
    const each = isObj(operand) && '$each' in operand ? (operand['$each'] as unknown[]) : [operand];
    const result = value === undefined ? [] : [...arrayOr(BAD_VALUE, value)];
    for (const item of each) if (!result.some((present) => same(present, item))) result.push(item);
    return result;
  },
  $pull: (value, condition) =>
    value === undefined
      ? undefined
      : arrayOr(BAD_VALUE, value).filter((item) => !pulls(condition, item)),
  $pop: (value, end) => {
    if (value === undefined) return undefined;
    return end === 1 ? arrayOr(TYPE_MISMATCH, value).slice(0, -1) : arrayOr(14, value).slice(1);
  },
};
/** What has nothing to do where its path cannot lead; the other operators fail there. */
const TOLERANT = new Set(['$unset', '$pull', '$pop']);

function change(
  node: Obj | unknown[],
  parts: readonly string[],
  operator: string,
  operand: unknown,
) {
  const [part = '', ...rest] = parts;
  if (Array.isArray(node) && !/^\d+$/.test(part)) {
    if (TOLERANT.has(operator)) return;
    throw new ModelError(PATH_NOT_VIABLE);
  }
  const holder = node as Obj;
  const present = Object.hasOwn(holder, part);
  if (rest.length > 0 && present) {
    const inner = holder[part];
    if (isObj(inner) || Array.isArray(inner)) change(inner, rest, operator, operand);
    else if (!TOLERANT.has(operator)) throw new ModelError(PATH_NOT_VIABLE);
    return;
  }
  const result = copy(CHANGES[operator]?.(present ? holder[part] : undefined, operand));
  if (result === undefined) {
    if (!present) return;
    if (Array.isArray(node)) node[Number(part)] = null;
    else delete holder[part];
    return;
  }
  if (Array.isArray(node)) while (node.length < Number(part)) node.push(null);
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
