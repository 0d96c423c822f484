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
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  DottedFieldName: 57,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  UnsatisfiableWriteConcern: 100,
  WriteConflict: 112,
  ConflictingOperationInProgress: 117,
  InvalidPipelineOperator: 168,
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
  CursorInUse: 12051,
  KeyTooLong: 17280,
  OutOfDiskSpace: 14031,
  UnknownGroupOperator: 15952,
  UnrecognizedStage: 40324,
  IDLUnknownField: 40415,
  StageMustBeFirst: 40602,
  BadResumeToken: 40649,
  TwoResumeTokens: 50674,
  InvalidChangeStreamSpec: 50808,
} as const;

export type ErrorName = keyof typeof ERROR_CODES;

/** Codes above this one have no name in MongoDB, with two exceptions. It prints "LocationNNNNN". */
const LAST_NAMED = 11_000;
const NAMED: readonly ErrorName[] = ['CursorInUse', 'OutOfDiskSpace'];

export const TRANSIENT_LABEL = 'TransientTransactionError';

/** An error with MongoDB's code, code name and labels, sent to the client. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly extra: Doc;

  constructor(name: ErrorName, message: string, extra: Doc = {}) {
    super(message);
    this.code = ERROR_CODES[name];
    const isNamed = this.code <= LAST_NAMED || NAMED.includes(name);
    this.codeName = isNamed ? name : `Location${this.code}`;
    this.extra = extra;
  }

  toReply(): Doc {
    return { ok: 0, errmsg: this.message, code: this.code, codeName: this.codeName, ...this.extra };
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
  new MongoError(
    'WriteConflict',
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    { errorLabels: [TRANSIENT_LABEL] },
  );

/** Any error as the client gets it. What nobody expected is error 1. */
export function asMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new MongoError('InternalError', `embedded engine failure: ${message}`);
}
