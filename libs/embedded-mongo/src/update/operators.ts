import { BSONRegExp } from 'bson';
import { fail, notSupported } from '../errors';
import { equal } from '../values/compare';
import { describe } from '../values/describe';
import { safeResult } from '../values/numbers';
import { cloneValue, isDoc, typeName } from '../values/types';

/** The field that an operator changes. */
interface Target {
  readonly exists: boolean;
  readonly value: unknown;
  /** The `_id` of its document, for error messages. */
  readonly id: string;
}

/** The new value of a field; undefined leaves it as it is. */
export type Change = (target: Target) => unknown;

function arrayOf(path: string, { exists, value, id }: Target): unknown[] {
  if (!exists) return [];
  if (Array.isArray(value)) return [...(value as unknown[])];
  fail('BadValue', `The field '${path}' must be an array, but is ${typeName(value)} in ${id}`);
}

function increment(operand: unknown, path: string): Change {
  if (typeof operand !== 'number')
    fail(
      'TypeMismatch',
      `Cannot increment with non-numeric argument: {${path}: ${describe(operand)}}`,
    );
  return ({ exists, value, id }) => {
    if (!exists) return operand;
    if (typeof value !== 'number')
      fail(
        'TypeMismatch',
        `Cannot apply $inc to a value of non-numeric type. ${id} has the field '${path.split('.').at(-1)}' of non-numeric type ${typeName(value)}`,
      );
    return safeResult(value + operand, [value, operand], '$inc');
  };
}

function push(operand: unknown, path: string): Change {
  const modifier = isDoc(operand) && Object.keys(operand).find((key) => key.startsWith('$'));
  if (typeof modifier === 'string') throw notSupported(`${modifier} in $push`);
  return (target) => [...arrayOf(path, target), cloneValue(operand)];
}

function pull(operand: unknown, path: string): Change {
  if (isDoc(operand) || Array.isArray(operand) || operand instanceof BSONRegExp)
    throw notSupported('$pull of anything but one plain value');
  return (target) =>
    target.exists ? arrayOf(path, target).filter((item) => !equal(item, operand)) : undefined;
}

/** The supported update operators. */
export const UPDATE_OPERATORS: Readonly<
  Record<string, (operand: unknown, path: string) => Change>
> = {
  $set: (operand) => () => cloneValue(operand),
  $inc: increment,
  $push: push,
  $pull: pull,
};

/** Operators that MongoDB knows and this engine refuses. Any other unknown one is MongoDB's error 9. */
export const UNSUPPORTED_UPDATE_OPERATORS = [
  ...['$unset', '$setOnInsert', '$rename', '$mul', '$min', '$max', '$currentDate'],
  ...['$addToSet', '$pop', '$pullAll', '$bit', '$pushAll', '$isolated'],
];
