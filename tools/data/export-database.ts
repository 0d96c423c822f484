import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BSON, type Collection, type Db, type Document, type IndexDescriptionInfo } from 'mongodb';
import { Problem } from '../shared/problem';
import { collectionFile, type DumpManifest, manifestFile } from './dump-files';

/** Documents per collection, by name. */
export type Counts = Readonly<Record<string, number>>;

/**
 * Writes every collection of a database and its indexes into a new or empty folder, with the BSON
 * types kept (canonical EJSON). Nobody may write meanwhile: there is no common snapshot.
 * @throws Problem when the folder holds something, or the database a view or a special collection.
 */
export async function exportDatabase(db: Db, folder: string): Promise<Counts> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Problem(`${folder} is not empty.`);
  const found = (await db.listCollections({}, { nameOnly: false }).toArray()).filter(
    ({ name }) => !name.startsWith('system.'),
  );
  const special = found.filter((entry) => !isPlain(entry));
  if (special.length > 0)
    throw new Problem(
      `Only plain collections can be exported, not ${special.map(({ name }) => name).join(', ')}.`,
    );
  const collections: DumpManifest['collections'][number][] = [];
  for (const name of found.map((entry) => entry.name).toSorted()) {
    const collection = db.collection(name);
    const indexes = (await collection.listIndexes().toArray()).filter(isOwn).map(description);
    const count = await writeDocuments(collection, collectionFile(folder, name));
    collections.push({ name, count, indexes });
  }
  const manifest: DumpManifest = { format: 1, collections };
  // Last, so that a folder without it is an export that was broken off.
  await writeFile(
    manifestFile(folder),
    `${BSON.EJSON.stringify(manifest, undefined, 2, { relaxed: false })}\n`,
  );
  return Object.fromEntries(collections.map(({ name, count }) => [name, count]));
}

const isPlain = (entry: { type?: string; options?: Document }): boolean =>
  entry.type === 'collection' && Object.keys(entry.options ?? {}).length === 0;

const isOwn = ({ name }: IndexDescriptionInfo): boolean => name !== '_id_';

/** `v` and `ns` belong to the server that made the index. */
function description({ v: _v, ns: _ns, ...rest }: IndexDescriptionInfo & { ns?: string }) {
  return rest as DumpManifest['collections'][number]['indexes'][number];
}

async function writeDocuments(collection: Collection, file: string): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    // As the server has it: an int64 stays one, a regular expression keeps its options.
    const cursor = collection.find({}, { promoteValues: false, bsonRegExp: true });
    for await (const document of cursor) {
      count += 1;
      yield `${BSON.EJSON.stringify(document, { relaxed: false })}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx' }));
  return count;
}
