import { MongoError } from '../errors';
import { type Doc, isDoc } from '../values/types';
import { compileExpression, type Expression } from './expression';
import type { OperatorCompiler } from './operators';

export function isNil(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** The operands of an operator written as a list, or as a single value. */
export function operandsOf(operand: unknown): Expression[] {
  return (Array.isArray(operand) ? operand : [operand]).map(compileExpression);
}

/** An operator over evaluated arguments with a fixed or minimal number of them. */
export function strict(
  count: { min: number; max: number },
  apply: (args: readonly unknown[], name: string) => unknown,
): OperatorCompiler {
  return (operand, name) => {
    const args = operandsOf(operand);
    if (args.length < count.min || args.length > count.max)
      throw new MongoError(
        'InvalidPipelineOperator',
        `Expression ${name} takes ${count.min === count.max ? `exactly ${count.min}` : `${count.min} to ${count.max}`} arguments. ${args.length} were passed in.`,
      );
    return (scope) =>
      apply(
        args.map((arg) => arg(scope)),
        name,
      );
  };
}

export function unary(apply: (value: unknown, name: string) => unknown): OperatorCompiler {
  return strict({ min: 1, max: 1 }, ([value], name) => apply(value, name));
}

/** The named arguments of an operator such as `$dateTrunc`; others than listed are refused. */
export function named(
  operand: unknown,
  name: string,
  required: readonly string[],
  optional: readonly string[],
): Record<string, Expression> {
  if (!isDoc(operand))
    throw new MongoError('FailedToParse', `${name} only supports an object as its argument`);
  for (const key of Object.keys(operand))
    if (!required.includes(key) && !optional.includes(key))
      throw new MongoError('FailedToParse', `Unrecognized argument to ${name}: ${key}`);
  for (const key of required)
    if (!(key in operand))
      throw new MongoError('FailedToParse', `Missing '${key}' parameter to ${name}`);
  return Object.fromEntries(
    Object.entries(operand).map(([key, value]) => [key, compileExpression(value)]),
  );
}

/** An argument that names something and is not evaluated. */
export function literalName(operand: Doc, key: string, fallback: string): string {
  const value = operand[key] ?? fallback;
  if (typeof value !== 'string') throw new MongoError('FailedToParse', `'${key}' must be a string`);
  return value;
}

export function typeMismatch(message: string): MongoError {
  return new MongoError('TypeMismatch', message);
}
