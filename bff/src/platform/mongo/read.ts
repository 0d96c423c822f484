import type { Model, mongo } from 'mongoose';
import { databaseOf } from './database-of';
import { runningTransaction } from './running-transaction';

/** A filter in the stored types: nothing is cast, so a text never finds a number or an ObjectId. */
type Filter<T> = Partial<Record<keyof T | '_id' | '$or', unknown>>;

/** Fields, order and stretch of a read, its time limit, and its read concern when it runs in no transaction. */
export type ReadOptions = Pick<
  mongo.FindOptions,
  'projection' | 'sort' | 'skip' | 'limit' | 'batchSize' | 'maxTimeMS' | 'readConcern'
>;

/**
 * Reads the first document through the driver, in the running transaction if there is one; null for none. For
 * reads that requests make again and again: a query of mongoose costs a quarter more CPU time. `Found` is what
 * the projection leaves of a document; like the type of `lean`, it is not checked.
 */
export async function readOne<T, Found = T>(
  model: Model<T>,
  filter: Filter<NoInfer<T>>,
  projection: mongo.Document = {},
  sort: Record<string, 1 | -1> = {},
): Promise<Found | null> {
  const session = runningTransaction()?.session;
  if (!session)
    return collectionOf(model).findOne(filter as mongo.Filter<mongo.Document>, {
      projection,
      sort,
    }) as Promise<Found | null>;
  // Nothing is retried within a transaction, so a cursor would only cost time.
  const { collectionName: find, conn } = model.collection;
  const command = { find, filter, projection, sort, limit: 1, singleBatch: true };
  const answer = await databaseOf(conn).command(command, { session });
  const [found = null] = (answer as { cursor: { firstBatch: Found[] } }).cursor.firstBatch;
  return found;
}

/** Reads all documents of a filter in the same way. */
export function readMany<T, Found = T>(
  model: Model<T>,
  filter: Filter<NoInfer<T>>,
  options: ReadOptions,
): Promise<Found[]> {
  return collectionOf(model)
    .find(filter as mongo.Filter<mongo.Document>, { ...options, ...inTransaction() })
    .toArray() as Promise<Found[]>;
}

/** Counts documents of a filter in the same way, by the index if it covers the filter; at most `limit`. */
export function countMany<T>(
  model: Model<T>,
  filter: Filter<NoInfer<T>>,
  limit?: number,
): Promise<number> {
  return collectionOf(model).countDocuments(filter as mongo.Filter<mongo.Document>, {
    ...(limit !== undefined && { limit }),
    ...inTransaction(),
  });
}

const collections = new WeakMap<mongo.Db, Map<string, mongo.Collection>>();

/**
 * The driver's own collection of a model. That of mongoose looks for listeners and debugging at every call; it
 * is used before the first connection, because it refuses then.
 */
function collectionOf<T>({
  collection,
}: Model<T>): Pick<mongo.Collection, 'find' | 'findOne' | 'countDocuments'> {
  const { collectionName, conn } = collection;
  if (!conn.db) return collection;
  const known = collections.get(conn.db) ?? new Map<string, mongo.Collection>();
  collections.set(conn.db, known);
  const found = known.get(collectionName) ?? conn.db.collection(collectionName);
  known.set(collectionName, found);
  return found;
}

function inTransaction(): { session?: mongo.ClientSession } {
  const running = runningTransaction();
  return running ? { session: running.session } : {};
}
