import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { BSON, type Collection, type Db, type Document } from 'mongodb';
import { Problem } from '../shared/problem';
import { collectionFile, type DumpManifest, manifestFile } from './dump-files';
import type { Counts } from './export-database';

const BATCH = 500;

/**
 * Fills an empty database from a folder that exportDatabase wrote: collections, documents, indexes.
 * @throws Problem when the database has collections, or the folder is no complete export.
 */
export async function importDatabase(db: Db, folder: string): Promise<Counts> {
  const { collections } = await readManifest(folder);
  const present = (await db.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'));
  if (present.length > 0)
    throw new Problem(
      `The database '${db.databaseName}' is not empty: it has ${present.toSorted().join(', ')}.`,
    );
  const counts: Record<string, number> = {};
  for (const { name, count, indexes } of collections) {
    const collection = await db.createCollection(name);
    // Before the documents: what one server took and the other refuses is told at once.
    if (indexes.length > 0) await collection.createIndexes([...indexes]);
    counts[name] = await readDocuments(collection, collectionFile(folder, name));
    if (counts[name] !== count)
      throw new Problem(`${name} has ${counts[name]} documents in the folder instead of ${count}.`);
  }
  return counts;
}

async function readManifest(folder: string): Promise<DumpManifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new Problem(`${folder} holds no complete export: indexes.json is missing.`);
  });
  const manifest = BSON.EJSON.parse(text) as DumpManifest;
  if (manifest.format !== 1) throw new Problem(`${folder} has an unknown format.`);
  return manifest;
}

async function readDocuments(collection: Collection, file: string): Promise<number> {
  let batch: Document[] = [];
  let count = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) count += (await collection.insertMany(batch)).insertedCount;
    batch = [];
  };
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) {
    batch.push(BSON.EJSON.parse(line, { relaxed: false }) as Document);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return count;
}
