import { ARRAY_OPERATORS } from './operators-array';
import { CONTROL_OPERATORS } from './operators-control';
import { DATE_OPERATORS } from './operators-date';
import { NUMBER_OPERATORS } from './operators-number';
import { TEXT_OPERATORS } from './operators-text';
import type { Expression } from './expression';

export type OperatorCompiler = (operand: unknown, name: string) => Expression;

/** The expression operators of this engine: the allow-list. */
export const EXPRESSION_OPERATORS: Readonly<Record<string, OperatorCompiler>> = {
  ...CONTROL_OPERATORS,
  ...NUMBER_OPERATORS,
  ...TEXT_OPERATORS,
  ...ARRAY_OPERATORS,
  ...DATE_OPERATORS,
};
