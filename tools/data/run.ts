import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureEmbedded } from '@portal/embedded-mongo';
import { type Db, MongoClient } from 'mongodb';
import { describeFailure, Problem } from '../shared/problem';
import { workspaceRoot } from '../shared/workspace';
import type { Counts } from './export-database';

const help = (verb: string): string => `Usage: npm run ${verb} -- <folder> [--uri <mongodb://...>]

The database is that of --uri, else of MONGODB_URI, else the embedded one in DATA_DIR (.data).
Stop the application meanwhile.`;

/** Runs one direction from the command line and prints what was done, collection by collection. */
export async function runDataTool(
  verb: 'export' | 'import',
  work: (db: Db, folder: string) => Promise<Counts>,
): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { uri: { type: 'string' }, help: { type: 'boolean' } },
    });
    const [given, ...more] = positionals;
    if (values.help === true) return void process.stdout.write(`${help(verb)}\n`);
    if (given === undefined || more.length > 0) throw new Problem(help(verb));
    await withDatabase(values.uri ?? process.env['MONGODB_URI'], async (db) => {
      const counts = await work(db, resolve(given));
      for (const [name, count] of Object.entries(counts))
        process.stdout.write(`${String(count).padStart(8)}  ${name}\n`);
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      process.stdout.write(`${String(total).padStart(8)}  documents in all: ${verb} is complete\n`);
    });
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}

async function withDatabase(uri: string | undefined, work: (db: Db) => Promise<void>) {
  const dataDir = resolve(workspaceRoot(), process.env['DATA_DIR']?.trim() || '.data');
  const engine = uri ? null : await ensureEmbedded({ dataDir });
  try {
    const client = await MongoClient.connect(uri || (engine?.uri ?? ''));
    try {
      await work(client.db());
    } finally {
      await client.close();
    }
  } finally {
    await engine?.stop();
  }
}
