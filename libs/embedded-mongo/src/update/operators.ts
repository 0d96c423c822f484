import { BSONRegExp } from 'bson';
import { fail, refuse } from '../errors';
import { equal } from '../values/compare';
import { safeResult } from '../values/numbers';
import { cloneValue, isDoc, typeName } from '../values/types';

/** The field that an operator changes. */
interface Target {
  readonly exists: boolean;
  readonly value: unknown;
}

/** The new value of a field; undefined leaves it as it is. */
export type Change = (target: Target) => unknown;

function arrayOf(path: string, { exists, value }: Target): unknown[] {
  if (!exists) return [];
  if (Array.isArray(value)) return [...(value as unknown[])];
  fail('BadValue', `The field '${path}' must be an array, but is ${typeName(value)}`);
}

function increment(operand: unknown, path: string): Change {
  if (typeof operand !== 'number') fail('TypeMismatch', `Cannot increment ${path} by no number`);
  return ({ exists, value }) => {
    if (!exists) return operand;
    if (typeof value !== 'number')
      fail('TypeMismatch', `Cannot increment ${path}, which is no number: ${typeName(value)}`);
    return safeResult(value + operand, [value, operand], '$inc');
  };
}

function push(operand: unknown, path: string): Change {
  const modifier = isDoc(operand) && Object.keys(operand).find((key) => key.startsWith('$'));
  if (typeof modifier === 'string') refuse(`${modifier} in $push`);
  return (target) => [...arrayOf(path, target), cloneValue(operand)];
}

function pull(operand: unknown, path: string): Change {
  if (isDoc(operand) || Array.isArray(operand) || operand instanceof BSONRegExp)
    refuse('$pull of anything but one plain value');
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
