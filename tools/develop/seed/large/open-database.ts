import { ensureEmbedded } from '@portal/embedded-mongo';
import { type Db, MongoClient } from 'mongodb';
import { startBareService } from '../../start/bare-service';

/** A database with the indexes of the built service. The service does not run. */
export interface IndexedDatabase {
  readonly db: Db;
  readonly uri: string;
  close(): Promise<void>;
}

/** Building indexes over existing data is slow. */
const PATIENCE_MS = 600_000;

/**
 * Opens MONGODB_URI, or the embedded engine in the folder. First starts the service for a moment, because it
 * creates its indexes. Filling indexed collections is cheaper than indexing millions of documents later.
 * @throws Problem when the service does not start.
 */
export async function openIndexedDatabase(
  dataDir: string,
  say: (line: string) => void,
): Promise<IndexedDatabase> {
  const engine = process.env['MONGODB_URI'] ? null : await ensureEmbedded({ dataDir });
  const uri = process.env['MONGODB_URI'] || (engine?.uri ?? '');
  const { child } = await startBareService({
    env: { MONGODB_URI: uri, DATA_DIR: dataDir, METRICS_PORT: '' },
    onLine: say,
    longestMs: PATIENCE_MS,
  });
  await child.stop();
  const client = await MongoClient.connect(uri);
  return {
    db: client.db(),
    uri,
    async close() {
      await client.close();
      await engine?.stop();
    },
  };
}
