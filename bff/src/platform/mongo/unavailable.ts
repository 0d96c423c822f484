const UNAVAILABLE = new Set([
  'MongooseServerSelectionError',
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoServerClosedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'DisconnectedError',
]);

/**
 * What a member answers that stopped being, or is not yet, the primary: node is recovering, not writable
 * or shutting down (MongoDB's error codes; PAY-21).
 */
const NO_PRIMARY = new Set<unknown>([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** Whether an error only says that the database cannot be reached at the moment (OPS-23). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (UNAVAILABLE.has(error.name) || isCommitUnknown(error)) return true;
  if ('code' in error && NO_PRIMARY.has(error.code)) return true;
  return error.name === 'MongooseError' && /initial connection|bufferCommands/.test(error.message);
}

/** Whether no server was found that could have been asked; the driver looked for one and gave up. */
export function isServerMissing(error: unknown): boolean {
  return error instanceof Error && error.name.endsWith('ServerSelectionError');
}

/** Whether a transaction may be committed, or not: it was sent, and its answer never came. */
export function isCommitUnknown(error: unknown): boolean {
  return hasLabel(error, 'UnknownTransactionCommitResult');
}

/** Whether an error says that a transaction may go well another time, after all its tries here failed. */
export function isTransient(error: unknown): boolean {
  return hasLabel(error, 'TransientTransactionError');
}

function hasLabel(error: unknown, label: string): boolean {
  if (!(error instanceof Error) || !('errorLabels' in error)) return false;
  return Array.isArray(error.errorLabels) && error.errorLabels.includes(label);
}
