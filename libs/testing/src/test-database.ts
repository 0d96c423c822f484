import { startEmbedded } from '@portal/embedded-mongo';
import { MongoClient } from 'mongodb';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A database of one test file. */
export interface TestDatabase {
  /** Connection string of a database that no other test file uses. */
  readonly uri: string;
  stop(): Promise<void>;
}

/**
 * Creates an empty database: on the server of MONGODB_URI if that is set, otherwise in an embedded engine of
 * this process without syncing to disk.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = process.env['MONGODB_URI'];
  return server ? onServer(withDatabase(server, name)) : embedded(name);
}

async function embedded(name: string): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const engine = await startEmbedded({ dataDir, noSync: true });
  return {
    uri: withDatabase(engine.uri, name),
    async stop() {
      await engine.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function onServer(uri: string): TestDatabase {
  return {
    uri,
    async stop() {
      const client = await MongoClient.connect(uri);
      await client.db().dropDatabase();
      await client.close();
    },
  };
}

/** Sets the database name in a connection string. */
export function withDatabase(uri: string, name: string): string {
  const [, hosts, options] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(uri) ?? [];
  if (hosts === undefined) throw new Error('MONGODB_URI is no address of a database server.');
  return `${hosts}/${name}${options ?? ''}`;
}
