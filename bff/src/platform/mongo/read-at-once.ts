import type { Connection, mongo } from 'mongoose';
import { runningTransaction } from './running-transaction';
import { isConnectionLost } from './unavailable';

/** The answer to a command that reads. The id is 0 when all documents are in it. */
interface Answer {
  readonly cursor: { readonly id: unknown; readonly firstBatch: mongo.Document[] };
}

/**
 * Reads documents with one command, in the running transaction if there is one. A cursor of the driver takes a
 * quarter more CPU time (docs/decisions/0162). It is used when one command is not enough: when the answer is larger
 * than one message, and when the primary was lost on the way, because a cursor looks for the new one and tries again.
 * @param cursor the same read as a cursor.
 */
export async function readAtOnce(
  { db: database }: Connection,
  { readConcern, ...command }: mongo.Document,
  cursor: () => mongo.AbstractCursor<mongo.Document>,
): Promise<mongo.Document[]> {
  // The cursor of mongoose refuses before the first connection.
  if (!database) return cursor().toArray();
  const session = runningTransaction()?.session;
  if (session) return (await batchOf(database, command, { session })) ?? cursor().toArray();
  const { readPreference, readConcern: usual } = database;
  const concern = (readConcern ?? usual) as unknown;
  const whole = { ...command, ...(concern ? { readConcern: concern } : {}) };
  const batch = await batchOf(database, whole, { readPreference }).catch(nullWhenLost);
  return batch ?? cursor().toArray();
}

/** @throws the error, unless the connection was lost. */
function nullWhenLost(error: unknown): null {
  if (isConnectionLost(error)) return null;
  throw error;
}

/** The documents of a command; null when there are more than fit into its answer. */
async function batchOf(
  database: mongo.Db,
  command: mongo.Document,
  options: mongo.RunCommandOptions,
): Promise<mongo.Document[] | null> {
  const { cursor } = (await database.command(command, options)) as Answer;
  return cursor.id === 0 ? cursor.firstBatch : null;
}
