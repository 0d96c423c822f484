import { MongoError, notSupported } from '../errors';
import { cloneValue } from '../values/clone';
import { compare } from '../values/compare';
import { describe } from '../values/describe';
import { safeResult } from '../values/numbers';
import { isDoc, typeName } from '../values/types';
import { addToSet, pop, pull, pullAll, push, type Target } from './array-operators';

export const UNSET = Symbol('unset');
export const KEEP = Symbol('keep');

export interface UpdateClock {
  readonly now: Date;
  readonly inserting: boolean;
}

type Operator = (target: Target, operand: unknown, clock: UpdateClock) => unknown;

function arithmetic(name: '$inc' | '$mul', verb: string): Operator {
  const combine =
    name === '$inc' ? (a: number, b: number) => a + b : (a: number, b: number) => a * b;
  return ({ path, exists, value, id }, operand) => {
    if (typeof operand !== 'number')
      throw new MongoError(
        'TypeMismatch',
        `Cannot ${verb} with non-numeric argument: {${path}: ${describe(operand)}}`,
      );
    if (!exists) return name === '$inc' ? operand : 0;
    if (typeof value !== 'number')
      throw new MongoError(
        'TypeMismatch',
        `Cannot apply ${name} to a value of non-numeric type. ${id} has the field '${path.split('.').at(-1)}' of non-numeric type ${typeName(value)}`,
      );
    return safeResult(
      combine(value, operand),
      [value, operand],
      `${name} operations to current value`,
    );
  };
}

const extreme =
  (sign: 1 | -1): Operator =>
  ({ exists, value }, operand) =>
    !exists || sign * compare(operand, value) > 0 ? cloneValue(operand) : KEEP;

function currentDate(operand: unknown, now: Date): Date {
  const type = isDoc(operand) ? operand['$type'] : undefined;
  if (type === 'timestamp') throw notSupported('$currentDate with a timestamp');
  if (typeof operand === 'boolean' || type === 'date') return now;
  throw new MongoError(
    'BadValue',
    `${typeName(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
  );
}

/** The update operators; a removal and "leave as it is" are the symbols above. */
export const UPDATE_OPERATORS: Readonly<Record<string, Operator>> = {
  $set: (_target, operand) => cloneValue(operand),
  $setOnInsert: (_target, operand, { inserting }) => (inserting ? cloneValue(operand) : KEEP),
  $unset: () => UNSET,
  $inc: arithmetic('$inc', 'increment'),
  $mul: arithmetic('$mul', 'multiply'),
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

/** Known to MongoDB, refused here. */
export const UNSUPPORTED_UPDATE_OPERATORS = ['$rename', '$bit', '$pushAll', '$isolated'];
