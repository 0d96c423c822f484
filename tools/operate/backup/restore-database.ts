import { BSON, type Db, type Document, type IndexDescription } from 'mongodb';
import { collectionNames, EXACT } from './collections';
import { type ArchivePlace, readPart } from './part-file';
import type { CollectionPart } from './manifest';
import { isMark } from './restore-mark';

const BATCH = 1_000;
const BATCH_BYTES = 8 * 1024 * 1024;

/** Drops every collection except the restore mark. */
export async function emptyDatabase(db: Db): Promise<void> {
  for (const name of await collectionNames(db)) if (!isMark(name)) await db.dropCollection(name);
}

/** True for a TTL index. It is created last, so that no document expires before the comparison. */
const lapses = (index: IndexDescription): boolean => index.expireAfterSeconds !== undefined;

/** Creates a collection with its indexes, except TTL indexes, and inserts its documents. */
export async function restoreCollection(db: Db, at: ArchivePlace, part: CollectionPart) {
  const collection = await db.createCollection(part.name);
  // Before the documents, so that an index that this server refuses is reported at once.
  const indexes = part.indexes.filter((index) => !lapses(index));
  if (indexes.length > 0) await collection.createIndexes(indexes);
  let inserted: Promise<unknown> = Promise.resolve();
  for await (const batch of batchesOf(readPart(at, part))) {
    const documents = batch.map((bytes) => BSON.deserialize(bytes, EXACT) as Document);
    await inserted;
    // The next batch is read and decoded during the insert.
    inserted = collection.insertMany(documents, { ordered: false, forceServerObjectId: true });
    inserted.catch(() => undefined);
  }
  await inserted;
}

export async function restoreLapsingIndexes(db: Db, parts: readonly CollectionPart[]) {
  for (const { name, indexes } of parts) {
    const lapsing = indexes.filter(lapses);
    if (lapsing.length > 0) await db.collection(name).createIndexes(lapsing);
  }
}

async function* batchesOf(documents: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let batch: Buffer[] = [];
  let bytes = 0;
  for await (const document of documents) {
    batch.push(document);
    bytes += document.length;
    if (batch.length < BATCH && bytes < BATCH_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
