import { ERROR_CODES, MongoError } from '../errors';
import type { Doc } from '../values/types';

/** Runs the statements of a batch; the errors of single ones become `writeErrors`. */
export function runStatements<T>(
  statements: readonly T[],
  ordered: boolean,
  run: (statement: T, index: number) => void,
): Doc {
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      // A conflict concerns the whole transaction, not one statement.
      if (!(error instanceof MongoError) || error.code === ERROR_CODES.WriteConflict) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.extra });
      if (ordered) break;
    }
  }
  return writeErrors.length === 0 ? {} : { writeErrors };
}
