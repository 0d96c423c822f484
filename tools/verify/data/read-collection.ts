import { ensureEmbedded } from '@portal/embedded-mongo';
import { type Document, MongoClient } from 'mongodb';

/** The database: the one of the URI, else the embedded engine of a folder. */
export interface DatabasePlace {
  readonly uri: string;
  readonly dataDir: string;
}

/** All documents of a collection, also while the service runs. */
export async function readCollection<Found extends Document>(
  { uri, dataDir }: DatabasePlace,
  name: string,
): Promise<Found[]> {
  const engine = uri === '' ? await ensureEmbedded({ dataDir }) : null;
  const client = await MongoClient.connect(engine?.uri ?? uri);
  try {
    return (await client.db().collection<Found>(name).find().toArray()) as Found[];
  } finally {
    await client.close();
    await engine?.stop();
  }
}
