import { createHash } from 'node:crypto';
import {
  BSON,
  type ClientSession,
  type Db,
  type Document,
  type IndexDescription,
  type IndexDescriptionInfo,
} from 'mongodb';
import { Problem } from '../../shared/problem';
import type { Contents } from './manifest';

/** Documents per query. It limits the memory that the server uses for us. */
const PAGE = 2_000;

/** Exact BSON values: an int64 stays an int64, a regular expression keeps its options. */
export const EXACT = { promoteValues: false, bsonRegExp: true } as const;

/** Names of the collections. @throws Problem for a view or a collection with options. */
export async function collectionNames(db: Db): Promise<string[]> {
  const found = (await db.listCollections({}, { nameOnly: false }).toArray()).filter(
    ({ name }) => !name.startsWith('system.'),
  );
  const special = found.filter(
    ({ type, options }) => type !== 'collection' || Object.keys(options ?? {}).length > 0,
  );
  if (special.length > 0)
    throw new Problem(
      `Only plain collections can be kept, not ${special.map(({ name }) => name).join(', ')}.`,
    );
  return found.map(({ name }) => name).toSorted();
}

/** The indexes of a collection by name, without fields that the server adds. */
export async function ownIndexes(db: Db, name: string): Promise<IndexDescription[]> {
  const found = await db.collection(name).listIndexes().toArray();
  return found
    .filter((index) => index.name !== '_id_')
    .map(
      ({ v: _v, ns: _ns, ...rest }: IndexDescriptionInfo & { ns?: string }) =>
        rest as IndexDescription,
    )
    .toSorted((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
}

/**
 * All documents of a collection as BSON, in `_id` order, with keyset pagination.
 * @throws Problem when documents are missing, because ids of several types are mixed.
 */
export async function* documentsOf(
  db: Db,
  name: string,
  session?: ClientSession,
): AsyncGenerator<Uint8Array> {
  const collection = db.collection(name);
  const options = { raw: true, limit: PAGE, batchSize: PAGE, ...(session && { session }) };
  let filter: Document = {};
  let given = 0;
  for (;;) {
    let page = 0;
    let last: Uint8Array | undefined;
    const found = collection.find<Uint8Array>(filter, { ...options, sort: { _id: 1 } });
    for await (const document of found) {
      page += 1;
      last = document;
      yield document;
    }
    given += page;
    if (page < PAGE || last === undefined) break;
    filter = { _id: { $gt: BSON.deserialize(last, EXACT)['_id'] as unknown } };
  }
  // Counted in another way: a range of ids contains ids of one type only.
  const all = await collection.countDocuments({}, session && { session });
  if (all !== given) throw new Problem(`${name} gave ${given} of its ${all} documents.`);
}

/** Counts documents and hashes them while they pass. */
export function contentsMeter(): {
  pass(documents: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  contents(): Contents;
} {
  const hash = createHash('sha256');
  let count = 0;
  return {
    async *pass(documents) {
      for await (const document of documents) {
        count += 1;
        hash.update(document);
        yield document;
      }
    },
    contents: () => ({ count, sha256: hash.digest('hex') }),
  };
}

/** Reads all documents. Returns their count and hash. */
export async function contentsOf(documents: AsyncIterable<Uint8Array>): Promise<Contents> {
  const meter = contentsMeter();
  for await (const _document of meter.pass(documents));
  return meter.contents();
}
