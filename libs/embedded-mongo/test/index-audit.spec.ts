import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbedded } from '../src';
import { Catalog } from '../src/store/catalog';
import { Environment } from '../src/store/environment';
import { tableRange } from '../src/store/keys';
import { auditIndexes } from './index-audit';

/** What the crash test rests on: a fault in an index does not go unseen. */
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'emb-audit-'));
  const engine = await startEmbedded({ dataDir, noSync: true });
  const client = await MongoClient.connect(engine.uri);
  const lines = client.db('audit').collection('lines');
  await lines.createIndex({ tags: 1 });
  await lines.insertMany([{ tags: ['a', 'b'] }, { tags: ['c'] }]);
  await client.close();
  await engine.stop();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Changes the entries of the index behind the engine's back. */
async function tamper(
  change: (environment: Environment, keys: readonly Buffer[]) => void,
): Promise<void> {
  const environment = new Environment(dataDir, true);
  const [collection] = new Catalog(environment).all();
  const index = collection?.indexes.find(({ name }) => name === 'tags_1');
  const { start, end } = tableRange(index?.ident ?? 0);
  const keys = [...environment.latest.keys(start, end)];
  environment.commit(() => change(environment, keys));
  await environment.close();
}

it('finds nothing to complain of in a whole folder', async () => {
  expect(await auditIndexes(dataDir)).toEqual({ documents: 2, faults: [] });
});
it('sees that an entry is missing', async () => {
  await tamper((environment, [key = Buffer.alloc(0)]) => environment.remove(key));
  expect((await auditIndexes(dataDir)).faults).toEqual([
    'audit.lines tags_1: 0 entries too many, 1 missing',
  ]);
});
it('sees an entry of no document', async () => {
  await tamper((environment, [key = Buffer.alloc(0)]) => {
    const other = Buffer.from(key);
    other.writeUInt8((other.at(-1) ?? 0) + 100, other.length - 1);
    environment.put(other, Buffer.alloc(0));
  });
  expect((await auditIndexes(dataDir)).faults).toEqual([
    'audit.lines tags_1: 1 entries too many, 0 missing',
  ]);
});
