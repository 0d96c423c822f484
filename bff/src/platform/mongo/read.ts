import type { Model, mongo } from 'mongoose';
import { readAtOnce } from './read-at-once';
import { runningTransaction } from './running-transaction';

/** A filter in the stored types: nothing is cast, so a text never finds a number or an ObjectId. */
type Filter<T> = Partial<Record<keyof T | '_id' | '$or', unknown>>;

/** Fields, order and stretch of a read, its time limit, and its read concern when it runs in no transaction. */
export interface ReadOptions extends Pick<
  mongo.FindOptions,
  'projection' | 'skip' | 'limit' | 'batchSize' | 'maxTimeMS'
> {
  readonly sort?: Readonly<Record<string, 1 | -1>>;
  readonly readConcern?: { readonly level: 'majority' };
}

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
  const [found = null] = await readMany<T, Found>(model, filter, { projection, sort, limit: 1 });
  return found;
}

/** Reads all documents of a filter in the same way. */
export async function readMany<T, Found = T>(
  model: Model<T>,
  filter: Filter<NoInfer<T>>,
  options: ReadOptions,
): Promise<Found[]> {
  const cursor = () =>
    collectionOf(model).find(filter as mongo.Filter<mongo.Document>, {
      ...options,
      ...inTransaction(),
    });
  const { limit = Infinity, batchSize = limit } = options;
  // What comes in several answers needs a cursor.
  if (limit === Infinity || batchSize < limit) return (await cursor().toArray()) as Found[];
  const { collectionName: find, conn } = model.collection;
  // One more than the limit: a batch of exactly the limit leaves the cursor open.
  const command = { find, filter, ...given(options), batchSize: limit + 1 };
  return (await readAtOnce(conn, command, cursor)) as Found[];
}

/** The options that have a value: BSON would send null for the others, which MongoDB refuses. */
const given = (options: ReadOptions): mongo.Document =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** Counts documents of a filter in the same way, by the index if it covers the filter; at most `limit`. */
export async function countMany<T>(
  model: Model<T>,
  filter: Filter<NoInfer<T>>,
  limit?: number,
): Promise<number> {
  const pipeline = [
    { $match: filter },
    ...(limit === undefined ? [] : [{ $limit: limit }]),
    { $group: { _id: 1, n: { $sum: 1 } } },
  ];
  const { collectionName: aggregate, conn } = model.collection;
  const [counted] = await readAtOnce(conn, { aggregate, pipeline, cursor: {} }, () =>
    collectionOf(model).aggregate(pipeline, inTransaction()),
  );
  return Number(counted?.['n'] ?? 0);
}

const collections = new WeakMap<mongo.Db, Map<string, mongo.Collection>>();

/**
 * The driver's own collection of a model. That of mongoose looks for listeners and debugging at every call; it
 * is used before the first connection, because it refuses then.
 */
function collectionOf<T>({ collection }: Model<T>): Pick<mongo.Collection, 'find' | 'aggregate'> {
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
