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
 * MongoDB's error codes of a member that is not the primary (PAY-21): node is recovering, not writable or
 * shutting down.
 */
const NO_PRIMARY = new Set<unknown>([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** Whether an error only means that the database cannot be reached at the moment (OPS-23). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (UNAVAILABLE.has(error.name) || isCommitUnknown(error)) return true;
  if ('code' in error && NO_PRIMARY.has(error.code)) return true;
  return error.name === 'MongooseError' && /initial connection|bufferCommands/.test(error.message);
}

/**
 * Whether the database was reached, but the connection or the primary was lost: another try may succeed. After a wait
 * for a server or for a free connection, another one would only take twice as long.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!isDatabaseUnavailable(error) || isServerMissing(error)) return false;
  return (error as Error).name !== 'MongoWaitQueueTimeoutError';
}

/** Whether the driver found no server in time. */
export function isServerMissing(error: unknown): boolean {
  return error instanceof Error && error.name.endsWith('ServerSelectionError');
}

/** Whether the result of a commit is unknown: it was sent, but its answer was lost. */
export function isCommitUnknown(error: unknown): boolean {
  return hasLabel(error, 'UnknownTransactionCommitResult');
}

/** Whether the whole transaction may be retried. */
export function isTransient(error: unknown): boolean {
  return hasLabel(error, 'TransientTransactionError');
}

function hasLabel(error: unknown, label: string): boolean {
  if (!(error instanceof Error) || !('errorLabels' in error)) return false;
  return Array.isArray(error.errorLabels) && error.errorLabels.includes(label);
}
