import { fail, notSupported } from '../errors';
import { compileUpdatePipeline } from '../aggregate/update-pipeline';
import { describe } from '../values/describe';
import { compare } from '../values/compare';
import { isArrayIndex, splitPath } from '../values/paths';
import { cloneDoc, type Doc, entryOf, hasField, isDoc } from '../values/types';
import {
  KEEP,
  type Operator,
  UNSET,
  UNSUPPORTED_UPDATE_OPERATORS,
  UPDATE_OPERATORS,
} from './operators';
import { overlapIn, slotAt } from './set-path';

/** Returns the updated document. Never changes its input. */
type Updater = (before: Doc, context: { now: Date; inserting: boolean }) => Doc;

interface Step {
  readonly apply: Operator;
  readonly path: string;
  readonly operand: unknown;
}

function checkPath(path: string): void {
  const parts = splitPath(path);
  if (parts.includes(''))
    fail('EmptyFieldName', `The update path '${path}' contains an empty field name.`);
  if (parts.some((part) => part === '$' || part.startsWith('$[')))
    throw notSupported(`the positional operator in the update path '${path}'`);
  if (parts.includes('__proto__')) throw notSupported("the field name '__proto__'");
  const dollar = parts.find((part) => part.startsWith('$'));
  if (dollar !== undefined)
    fail('DollarPrefixedFieldName', `The dollar ($) prefixed field '${dollar}' is not allowed.`);
}

function byPath(a: Step, b: Step): number {
  const [left, right] = [splitPath(a.path), splitPath(b.path)];
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const [x, y] = [left[i] ?? '', right[i] ?? ''];
    if (x === y) continue;
    return isArrayIndex(x) && isArrayIndex(y) ? Number(x) - Number(y) : compare(x, y);
  }
  return left.length - right.length;
}

function stepsOf(update: Doc): Step[] {
  const steps: Step[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (UNSUPPORTED_UPDATE_OPERATORS.includes(operator))
      throw notSupported(`the update operator ${operator}`);
    const apply = entryOf(UPDATE_OPERATORS, operator);
    if (!apply)
      fail('FailedToParse', `Unknown modifier: ${operator}. Expected a valid update modifier.`);
    if (!isDoc(fields))
      fail('FailedToParse', `Modifiers operate on fields but we found type ${typeof fields}.`);
    for (const [path, operand] of Object.entries(fields)) {
      checkPath(path);
      steps.push({ apply, path, operand });
    }
  }
  const overlap = overlapIn(steps.map(({ path }) => path));
  if (overlap !== undefined)
    fail('ConflictingUpdateOperators', `Updating the path '${overlap}' would create a conflict`);
  return steps.sort(byPath);
}

function operatorUpdater(update: Doc): Updater {
  const steps = stepsOf(update);
  return (before, clock) => {
    const doc = cloneDoc(before);
    const id = `{_id: ${describe(doc['_id'])}}`;
    for (const { apply, path, operand } of steps) {
      const slot = slotAt(doc, path);
      const result = apply({ path, exists: slot.exists, value: slot.value, id }, operand, clock);
      if (result === UNSET) slot.unset();
      else if (result !== KEEP) slot.set(result);
    }
    return doc;
  };
}

const replacementUpdater =
  (replacement: Doc): Updater =>
  (before) => {
    if (!hasField(before, '_id')) return cloneDoc(replacement);
    const { _id, ...rest } = cloneDoc(replacement);
    return { _id: hasField(replacement, '_id') ? _id : before['_id'], ...rest };
  };

export const isReplacement = (update: unknown): boolean =>
  isDoc(update) && Object.keys(update)[0]?.startsWith('$') !== true;

/** Compiles an update: operators, a replacement document, or an aggregation pipeline. */
export function compileUpdate(update: unknown): Updater {
  if (Array.isArray(update)) return compileUpdatePipeline(update);
  if (!isDoc(update)) fail('FailedToParse', 'Update argument must be either an object or an array');
  return isReplacement(update) ? replacementUpdater(update) : operatorUpdater(update);
}
