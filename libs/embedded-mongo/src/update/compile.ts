import { fail, refuse } from '../errors';
import { compare } from '../values/compare';
import { checkedPath, isArrayIndex, splitPath } from '../values/paths';
import { cloneDoc, type Doc, entryOf, isDoc } from '../values/types';
import { type Change, UPDATE_OPERATORS } from './operators';
import { overlapIn, slotAt } from './set-path';

/** Returns the updated document. Never changes its input. */
type Updater = (before: Doc) => Doc;

interface Step {
  readonly path: string;
  readonly change: Change;
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
    const compile =
      entryOf(UPDATE_OPERATORS, operator) ?? refuse(`the update operator ${operator}`);
    if (!isDoc(fields))
      fail('FailedToParse', `Modifiers operate on fields but we found type ${typeof fields}.`);
    for (const [path, operand] of Object.entries(fields)) {
      checkedPath(path);
      steps.push({ path, change: compile(operand, path) });
    }
  }
  const overlap = overlapIn(steps.map(({ path }) => path));
  if (overlap !== undefined)
    fail('ConflictingUpdateOperators', `Updating the path '${overlap}' would create a conflict`);
  return steps.sort(byPath);
}

/** Compiles an update with operators. Pipelines and replacements are refused. */
export function compileUpdate(update: unknown): Updater {
  if (Array.isArray(update)) refuse('an update by a pipeline');
  if (!isDoc(update)) fail('FailedToParse', 'Update argument must be an object');
  if (Object.keys(update)[0]?.startsWith('$') !== true) refuse('the replacement of a document');
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
