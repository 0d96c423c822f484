import { fail, notSupported } from '../errors';
import { compare } from '../values/compare';
import { describe } from '../values/describe';
import { safeResult } from '../values/numbers';
import { cloneValue, isDoc, typeName } from '../values/types';
import { addToSet, pop, pull, pullAll, push, type Target } from './array-operators';

export const UNSET = Symbol('unset');
export const KEEP = Symbol('keep');

interface UpdateClock {
  readonly now: Date;
  readonly inserting: boolean;
}

export type Operator = (target: Target, operand: unknown, clock: UpdateClock) => unknown;

const arithmetic =
  (
    name: string,
    missing: (by: number) => number,
    apply: (a: number, b: number) => number,
  ): Operator =>
  ({ path, exists, value, id }, operand) => {
    if (typeof operand !== 'number')
      fail(
        'TypeMismatch',
        `Cannot ${name} with non-numeric argument: {${path}: ${describe(operand)}}`,
      );
    if (!exists) return missing(operand);
    if (typeof value !== 'number')
      fail(
        'TypeMismatch',
        `Cannot apply ${name} to a value of non-numeric type. ${id} has the field '${path.split('.').at(-1)}' of non-numeric type ${typeName(value)}`,
      );
    return safeResult(apply(value, operand), [value, operand], name);
  };

const extreme =
  (sign: 1 | -1): Operator =>
  ({ exists, value }, operand) =>
    !exists || sign * compare(operand, value) > 0 ? cloneValue(operand) : KEEP;

function currentDate(operand: unknown, now: Date): Date {
  const type = isDoc(operand) ? operand['$type'] : undefined;
  if (type === 'timestamp') throw notSupported('$currentDate with a timestamp');
  if (typeof operand === 'boolean' || type === 'date') return now;
  fail('BadValue', `${typeName(operand)} is not valid type for $currentDate: use true or a $type`);
}

/** The update operators. The symbols above mean "remove" and "no change". */
export const UPDATE_OPERATORS: Readonly<Record<string, Operator>> = {
  $set: (_target, operand) => cloneValue(operand),
  $setOnInsert: (_target, operand, { inserting }) => (inserting ? cloneValue(operand) : KEEP),
  $unset: () => UNSET,
  $inc: arithmetic(
    '$inc',
    (by) => by,
    (a, b) => a + b,
  ),
  $mul: arithmetic(
    '$mul',
    () => 0,
    (a, b) => a * b,
  ),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: (_target, operand, { now }) => currentDate(operand, now),
  $push: push,
  $addToSet: addToSet,
  $pull: (target, operand) => (target.exists ? pull(target, operand) : KEEP),
  $pullAll: (target, operand) => (target.exists ? pullAll(target, operand) : KEEP),
  $pop: (target, operand) => {
    const popped = pop(target, operand);
    return target.exists ? popped : KEEP;
  },
};

/** Operators that MongoDB knows and this engine refuses. */
export const UNSUPPORTED_UPDATE_OPERATORS = ['$rename', '$bit', '$pushAll', '$isolated'];
