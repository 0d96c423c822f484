import { fail } from '../errors';
import type { Doc } from '../values/types';

type MingoOperator = (obj: Doc, expr: never, options: never) => unknown;

const OPTIONS = { failOnError: true } as never;

/**
 * Uses mingo to compute an operator. The arguments are evaluated and checked here. mingo reads paths of a
 * document, so the arguments are passed as one document. A failure of mingo is MongoDB's error 2.
 */
export function viaMingo(operator: MingoOperator, args: Doc | unknown[]): unknown {
  const paths = Array.isArray(args)
    ? args.map((_, at) => `$${at}`)
    : Object.fromEntries(Object.keys(args).map((key) => [key, `$${key}`]));
  try {
    return operator({ ...args }, paths as never, OPTIONS);
  } catch (error) {
    fail('BadValue', error instanceof Error ? error.message : String(error));
  }
}

/** Like viaMingo, for an operator over a list. */
export const mingo =
  (operator: MingoOperator) =>
  (...args: unknown[]): unknown =>
    viaMingo(operator, args);
