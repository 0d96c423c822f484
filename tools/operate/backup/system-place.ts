import { join, resolve } from 'node:path';
import { ensureEmbedded } from '@portal/embedded-mongo';
import { type Db, MongoClient } from 'mongodb';
import { workspaceRoot } from '../../shared/workspace';

/** The data of a backup: a database and the folder of photos. */
export interface SystemPlace {
  readonly db: Db;
  /** URI of the same database, for other programs. */
  readonly uri: string;
  /** Null when photos are not included. */
  readonly uploads: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Folder of photos, found as the service does (bff/README.md). */
function uploadsFolder(env: Environment): string {
  const dataDir = env['DATA_DIR']?.trim() || '.data';
  return resolve(workspaceRoot(), env['UPLOADS_DIR']?.trim() || join(dataDir, 'uploads'));
}

/** Opens the database of the given URI. Default: MONGODB_URI, then the embedded engine in DATA_DIR. */
export async function withSystem(
  env: Environment,
  { uri: given, databaseOnly }: { uri?: string | undefined; databaseOnly?: boolean | undefined },
  work: (place: SystemPlace) => Promise<void>,
): Promise<void> {
  const known = given ?? env['MONGODB_URI']?.trim() ?? '';
  const dataDir = resolve(workspaceRoot(), env['DATA_DIR']?.trim() || '.data');
  const engine = known === '' ? await ensureEmbedded({ dataDir }) : null;
  const uri = engine?.uri ?? known;
  try {
    const client = await MongoClient.connect(uri);
    try {
      await work({ db: client.db(), uri, uploads: databaseOnly ? null : uploadsFolder(env) });
    } finally {
      await client.close();
    }
  } finally {
    await engine?.stop();
  }
}
