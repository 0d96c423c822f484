import type { StoredCollection, StoredDocument, StoredFields } from '../mongo/native';
import type { Migration, MigrationDatabase } from './migration';

/** Documents of one step: few enough for a second, many enough for millions in minutes. */
const BATCH = 500;

/** Fields that documents of earlier versions lack. */
export interface Backfill {
  readonly name: string;
  readonly does: string;
  readonly collection: string;
  /** What is found still lacks them; what was filled is not found any more. */
  readonly lacking: StoredFields;
  /** The fields of a document, null to leave it as it is. */
  fieldsOf(document: StoredDocument, database: MigrationDatabase): Promise<StoredFields | null>;
}

/** A migration that fills in fields, document after document in the order of their ids. */
export function backfill({ collection, lacking, fieldsOf, ...about }: Backfill): Migration {
  const documents = ({ connection }: MigrationDatabase): StoredCollection =>
    connection.collection<StoredDocument>(collection);
  return {
    ...about,
    count: (database) => documents(database).countDocuments(lacking),
    async run(work) {
      let position = work.position as StoredDocument['_id'] | null;
      for (;;) {
        const after = position === null ? {} : { _id: { $gt: position } };
        const found = await documents(work)
          .find({ ...lacking, ...after })
          .sort({ _id: 1 })
          .limit(BATCH)
          .toArray();
        if (found.length === 0) return;
        const done = await fill(documents(work), found, lacking, (one) => fieldsOf(one, work));
        position = found.at(-1)?._id ?? position;
        await work.reached(position, done);
      }
    },
  };
}

/** What somebody filled in meanwhile stays as it is. */
async function fill(
  documents: StoredCollection,
  found: readonly StoredDocument[],
  lacking: StoredFields,
  fieldsOf: (document: StoredDocument) => Promise<StoredFields | null>,
): Promise<number> {
  const updates = [];
  for (const document of found) {
    const fields = await fieldsOf(document);
    if (fields === null) continue;
    const filter = { ...lacking, _id: document._id };
    updates.push({ updateOne: { filter, update: { $set: fields } } });
  }
  if (updates.length === 0) return 0;
  return (await documents.bulkWrite(updates, { ordered: false })).modifiedCount;
}
