import { ensureEmbedded } from '@portal/embedded-mongo';
import { type Db, MongoClient } from 'mongodb';
import { startChild } from '../../start/child';
import { freePort } from '../../start/port';
import { waitUntilReady } from '../../start/ready';
import { inWorkspace } from '../../shared/workspace';

/** A database with the indexes of the built service, which does not run. */
export interface IndexedDatabase {
  readonly db: Db;
  readonly uri: string;
  close(): Promise<void>;
}

/** Building indexes over what is there already takes its time. */
const PATIENCE_MS = 600_000;

/**
 * Opens MONGODB_URI, else the embedded engine in the folder, after the service ran there for a moment,
 * because it makes its indexes; what is added along them costs less than indexing millions afterwards.
 * @throws Problem when the service does not come up.
 */
export async function openIndexedDatabase(
  dataDir: string,
  say: (line: string) => void,
): Promise<IndexedDatabase> {
  const engine = process.env['MONGODB_URI'] ? null : await ensureEmbedded({ dataDir });
  const uri = process.env['MONGODB_URI'] || (engine?.uri ?? '');
  const port = await freePort();
  const service = startChild({
    name: 'bff',
    args: ['--enable-source-maps', inWorkspace('bff/dist/main.js')],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
      ...{ MONGODB_URI: uri, DATA_DIR: dataDir, METRICS_PORT: '' },
    },
    onLine: say,
  });
  try {
    await waitUntilReady(`http://127.0.0.1:${port}`, service, PATIENCE_MS);
  } finally {
    await service.stop();
  }
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
