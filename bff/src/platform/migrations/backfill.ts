import type { StoredCollection, StoredDocument, StoredFields } from '../mongo/native';
import type { Migration, MigrationDatabase } from './migration';

/** Batch size: small enough for a second per batch, large enough for millions of documents in minutes. */
const BATCH = 500;

/** Fields that documents of earlier versions lack. */
export interface Backfill {
  readonly name: string;
  readonly does: string;
  readonly collection: string;
  /** Filter of the documents that still lack the fields. A filled document does not match it any more. */
  readonly lacking: StoredFields;
  /** The missing fields of a document; null to leave it unchanged. */
  fieldsOf(document: StoredDocument, database: MigrationDatabase): Promise<StoredFields | null>;
}

/** A migration that fills in missing fields, in batches in the order of the documents' ids. */
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

/** The filter is checked again at the write, so values that were set in between are not overwritten. */
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
