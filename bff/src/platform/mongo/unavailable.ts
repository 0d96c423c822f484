const UNAVAILABLE = new Set([
  'MongooseServerSelectionError',
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'DisconnectedError',
]);

/** Whether an error only says that the database cannot be reached at the moment (goal O23). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (UNAVAILABLE.has(error.name)) return true;
  return error.name === 'MongooseError' && /initial connection|bufferCommands/.test(error.message);
}

/** Whether an error says that a transaction may go well another time, after all its tries here failed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error) || !('errorLabels' in error)) return false;
  const { errorLabels } = error;
  return Array.isArray(errorLabels) && errorLabels.includes('TransientTransactionError');
}
