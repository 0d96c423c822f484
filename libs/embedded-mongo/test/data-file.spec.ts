import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { ensureEmbedded, startEmbedded } from '../src';
import { assertComplete } from '../src/store/data-file';
import { Environment } from '../src/store/environment';
import { tableKey } from '../src/store/keys';

const root = mkdtempSync(join(tmpdir(), 'emb-file-'));
const whole = join(root, 'whole');
const serverPath = join(__dirname, '..', 'dist', 'server.js');
let folders = 0;

beforeAll(async () => {
  const engine = await startEmbedded({ dataDir: whole, noSync: true });
  const client = await MongoClient.connect(engine.uri);
  const docs = Array.from({ length: 2_000 }, (_, n) => ({ n, text: 'x'.repeat(200) }));
  await client.db('test').collection('rows').insertMany(docs);
  await client.close();
  await engine.stop();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function cutTo(bytes: number): string {
  const dataDir = join(root, `cut${(folders += 1)}`);
  mkdirSync(dataDir);
  copyFileSync(join(whole, 'store.mdb'), join(dataDir, 'store.mdb'));
  truncateSync(join(dataDir, 'store.mdb'), bytes);
  return dataDir;
}

it.each([0, 100, 4_097, 5_000, 100_000])(
  'a data file cut to %i bytes is refused before it is opened, and the reason is in the message',
  async (bytes) => {
    const dataDir = cutTo(bytes);
    await expect(ensureEmbedded({ dataDir, serverPath })).rejects.toThrow(
      `is cut off: it has ${bytes} bytes`,
    );
  },
);

it('a whole data file is opened', async () => {
  const engine = await ensureEmbedded({ dataDir: whole, serverPath });
  await engine.stop();
});

it('a data file without free pages at its end is opened', async () => {
  const dataDir = join(root, 'free');
  const environment = new Environment(dataDir, true);
  const put = (name: string, bytes: number) =>
    environment.commit(() => environment.put(tableKey(99, Buffer.from(name)), Buffer.alloc(bytes)));
  put('kept', 20_000);
  put('gone', 1_000_000);
  environment.commit(() => environment.remove(tableKey(99, Buffer.from('gone'))));
  // Later commits use free pages again, also for the list of free pages itself.
  for (const name of ['a', 'b', 'c', 'd']) put(name, 10);
  await environment.close();
  const file = join(dataDir, 'store.mdb');
  truncateSync(file, statSync(file).size - 4_096);
  expect(() => assertComplete(file)).not.toThrow();
  truncateSync(file, 20_000);
  expect(() => assertComplete(file)).toThrow('cut off');
});
