import { MongoError, notSupported } from '../errors';
import { compileUpdatePipeline } from '../aggregate/update-pipeline';
import { describe } from '../values/describe';
import { cloneDoc } from '../values/clone';
import { compareStrings } from '../values/compare';
import { isArrayIndex, splitPath } from '../values/paths';
import { type Doc, hasField, isDoc } from '../values/types';
import { KEEP, UNSET, UNSUPPORTED_UPDATE_OPERATORS, UPDATE_OPERATORS } from './operators';
import { slotAt } from './set-path';

/** Gives the document after the update; never changes the one it gets. */
export type Updater = (before: Doc, context: { now: Date; inserting: boolean }) => Doc;

interface Step {
  readonly operator: string;
  readonly path: string;
  readonly operand: unknown;
}

function checkPath(path: string): void {
  const parts = splitPath(path);
  if (parts.includes(''))
    throw new MongoError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  if (parts.some((part) => part === '$' || part.startsWith('$[')))
    throw notSupported(`the positional operator in the update path '${path}'`);
  if (parts.includes('__proto__')) throw notSupported("the field name '__proto__'");
  const dollar = parts.find((part) => part.startsWith('$'));
  if (dollar !== undefined)
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' in '${path}' is not allowed in the context of an update's replacement document.`,
    );
}

function byPath(a: Step, b: Step): number {
  const [left, right] = [splitPath(a.path), splitPath(b.path)];
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const [x, y] = [left[i] ?? '', right[i] ?? ''];
    if (x === y) continue;
    return isArrayIndex(x) && isArrayIndex(y) ? Number(x) - Number(y) : compareStrings(x, y);
  }
  return left.length - right.length;
}

function checkConflicts(steps: readonly Step[]): void {
  const paths = new Set<string>();
  for (const { path } of steps) {
    if (paths.has(path))
      throw new MongoError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${path}'`,
      );
    paths.add(path);
  }
  for (const path of paths) {
    const parts = splitPath(path);
    for (let size = 1; size < parts.length; size += 1) {
      const outer = parts.slice(0, size).join('.');
      if (paths.has(outer))
        throw new MongoError(
          'ConflictingUpdateOperators',
          `Updating the path '${path}' would create a conflict at '${outer}'`,
        );
    }
  }
}

function stepsOf(update: Doc): Step[] {
  const steps: Step[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (UNSUPPORTED_UPDATE_OPERATORS.includes(operator))
      throw notSupported(`the update operator ${operator}`);
    if (!Object.hasOwn(UPDATE_OPERATORS, operator))
      throw new MongoError(
        'FailedToParse',
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDoc(fields))
      throw new MongoError(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}}`,
      );
    for (const [path, operand] of Object.entries(fields)) {
      checkPath(path);
      steps.push({ operator, path, operand });
    }
  }
  checkConflicts(steps);
  return steps.sort(byPath);
}

function operatorUpdater(update: Doc): Updater {
  const steps = stepsOf(update);
  return (before, clock) => {
    const doc = cloneDoc(before);
    const id = `{_id: ${describe(doc['_id'])}}`;
    for (const { operator, path, operand } of steps) {
      const slot = slotAt(doc, path);
      const apply = UPDATE_OPERATORS[operator];
      const result = apply?.({ path, exists: slot.exists, value: slot.value, id }, operand, clock);
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
  if (!isDoc(update))
    throw new MongoError('FailedToParse', 'Update argument must be either an object or an array');
  return isReplacement(update) ? replacementUpdater(update) : operatorUpdater(update);
}
