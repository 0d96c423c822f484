import { fail, refuse } from '../errors';
import { encodeValue } from '../values/key-encoding';
import { checkedPath, isArrayIndex, splitPath } from '../values/paths';
import { cloneDoc, type Doc, entryOf, isDoc } from '../values/types';
import { type Change, UPDATE_OPERATORS } from './operators';
import { overlapIn, slotAt } from './set-path';

/** Returns the updated document. Never changes its input. */
type Updater = (before: Doc) => Doc;

interface Step {
  readonly path: string;
  readonly change: Change;
  readonly order: Buffer;
}

/** Sorts paths by names, and by positions in arrays as numbers. */
const orderOf = (path: string): Buffer =>
  encodeValue(splitPath(path).map((part) => (isArrayIndex(part) ? Number(part) : part)));

function stepsOf(update: Doc): Step[] {
  const steps: Step[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    const compile =
      entryOf(UPDATE_OPERATORS, operator) ?? refuse(`the update operator ${operator}`);
    if (!isDoc(fields))
      fail('FailedToParse', `Modifiers operate on fields but we found type ${typeof fields}.`);
    for (const [path, operand] of Object.entries(fields)) {
      checkedPath(path);
      steps.push({ path, change: compile(operand, path), order: orderOf(path) });
    }
  }
  const overlap = overlapIn(steps.map(({ path }) => path));
  if (overlap !== undefined)
    fail('ConflictingUpdateOperators', `Updating the path '${overlap}' would create a conflict`);
  return steps.sort((a, b) => Buffer.compare(a.order, b.order));
}

/** Compiles an update with operators. Pipelines and replacements are refused. */
export function compileUpdate(update: unknown): Updater {
  if (typeof update !== 'object') fail('FailedToParse', 'An update is a document of operators.');
  if (!isDoc(update) || Object.keys(update)[0]?.startsWith('$') !== true)
    refuse('an update by anything but operators');
  const steps = stepsOf(update);
  return (before) => {
    const doc = cloneDoc(before);
    for (const { path, change } of steps) {
      const slot = slotAt(doc, path);
      const value = change(slot);
      if (value !== undefined) slot.set(value);
    }
    return doc;
  };
}
