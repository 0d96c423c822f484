import type { Doc } from './values/types';

/** The MongoDB error codes that this engine uses, by their MongoDB names. */
export const ERROR_CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  InvalidLength: 16,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  MaxTimeMSExpired: 50,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  UnsatisfiableWriteConcern: 100,
  WriteConflict: 112,
  CannotIndexParallelArrays: 171,
  TransactionTooOld: 225,
  CursorKilled: 237,
  NotImplemented: 238,
  SnapshotTooOld: 239,
  SnapshotUnavailable: 246,
  NoSuchTransaction: 251,
  InvalidResumeToken: 260,
  OperationNotSupportedInTransaction: 263,
  ClientDisconnect: 279,
  ChangeStreamFatalError: 280,
  ChangeStreamHistoryLost: 286,
  DuplicateKey: 11000,
  BSONObjectTooLarge: 10334,
  OutOfDiskSpace: 14031,
  /** An index key that is too long. MongoDB has no name for it. */
  Location17280: 17280,
} as const;

type ErrorName = keyof typeof ERROR_CODES;

export const TRANSIENT_LABEL = 'TransientTransactionError';

/** An error with MongoDB's code, code name and labels, sent to the client. */
export class MongoError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: ErrorName,
    message: string,
    readonly extra: Doc = {},
  ) {
    super(message);
    this.code = ERROR_CODES[codeName];
  }

  toReply(): Doc {
    const { code, codeName, message: errmsg, extra } = this;
    return { ok: 0, errmsg, code, codeName, ...extra };
  }
}

/** Throws a MongoError; keeps a check in one line. */
export function fail(name: ErrorName, message: string, extra?: Doc): never {
  throw new MongoError(name, message, extra);
}

/** Throws the error for everything that this engine has not, whether MongoDB has it or not. */
export function refuse(what: string): never {
  fail('NotImplemented', `${what} is not supported by the embedded engine`);
}

export const writeConflict = (): MongoError =>
  new MongoError('WriteConflict', 'Write conflict: begin the operation or transaction again.', {
    errorLabels: [TRANSIENT_LABEL],
  });

/** Any error as the client gets it. What nobody expected is error 1. */
export function asMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new MongoError('InternalError', `embedded engine failure: ${message}`);
}
