import { ARRAY_OPERATORS } from './operators-array';
import { CONTROL_OPERATORS } from './operators-control';
import { DATE_OPERATORS } from './operators-date';
import { NUMBER_OPERATORS } from './operators-number';
import { TEXT_OPERATORS } from './operators-text';
import type { Expression } from './expression';

export type OperatorCompiler = (operand: unknown, name: string) => Expression;

let all: Readonly<Record<string, OperatorCompiler>> | undefined;

/**
 * The expression operators of this engine: the allow-list. Gathered on first use, because the
 * operators compile expressions themselves and their modules load one another.
 */
export function expressionOperators(): Readonly<Record<string, OperatorCompiler>> {
  all ??= {
    ...CONTROL_OPERATORS,
    ...NUMBER_OPERATORS,
    ...TEXT_OPERATORS,
    ...ARRAY_OPERATORS,
    ...DATE_OPERATORS,
  };
  return all;
}
