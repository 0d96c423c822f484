import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rename, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningEngine, startEmbedded } from '@portal/embedded-mongo';
import { BSON, type Db, type Document, MongoClient, ObjectId } from 'mongodb';
import { keepNewest } from './archive-names';
import { checkArchive } from './check-archive';
import { PhotoCopy } from './photo-copy';
import { isSame, restoreArchive } from './restore-archive';
import type { SystemPlace } from './system-place';
import { writeBackup } from './write-backup';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const key = 'k'.repeat(32);
const version = '1.2.3';
const engines: RunningEngine[] = [];
const clients: MongoClient[] = [];
const PHOTO = '1-0123456789abcdef0123456789abcdef.webp';
const LONG_AGO = new Date('2020-02-02T02:02:02Z');

async function system(name: string): Promise<SystemPlace & { uploads: string }> {
  const engine = await startEmbedded({ dataDir: join(folder, name), noSync: true });
  const client = await MongoClient.connect(engine.uri);
  engines.push(engine);
  clients.push(client);
  const uploads = join(folder, name, 'uploads');
  await mkdir(uploads);
  return { db: client.db('portal'), uri: engine.uri, uploads };
}

type Place = Awaited<ReturnType<typeof system>>;
let [source, target]: Place[] = [];
let archive = '';
const archives = join(folder, 'archives');
const DOCUMENTS = 2_345;

beforeAll(async () => {
  [source, target] = [await system('from'), await system('to')];
  const { db, uploads } = given(source);
  await db
    .collection('users')
    .createIndexes([
      { key: { email: 1 }, unique: true, name: 'email' },
      { key: { a: 1, b: -1 } },
      { key: { state: 1 }, partialFilterExpression: { until: { $gt: new Date(0) } } },
    ]);
  await db.collection('sessions').createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
  await db.collection('sessions').insertOne({ at: LONG_AGO });
  await db.collection('users').insertMany(
    Array.from({ length: DOCUMENTS }, (_, n) => ({
      _id: new ObjectId(),
      email: `user${n}@example.org`,
      at: new Date(),
      balance: n / 4,
      key: [new ObjectId(), new Date(n)],
      list: [n, { deep: null }, [], 'é\n\u2028'],
      ...(n === 7 && { photo: `/uploads/${PHOTO}` }),
    })),
  );
  await db.collection<{ _id: string }>('notes/of a day').insertOne({ _id: 'only' });
  await db.createCollection('empty');
  writeFileSync(join(uploads, PHOTO), Buffer.from([0, 1, 2, 255]));
  await utimes(join(uploads, PHOTO), LONG_AGO, LONG_AGO);
  writeFileSync(join(uploads, `.${PHOTO}`), 'half written');
  ({ archive } = await writeBackup(given(source), { folder: archives, key, version }));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await Promise.all(engines.map((engine) => engine.stop()));
  rmSync(folder, { recursive: true, force: true });
});

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not there');
  return value;
}

/** All contents of a database, with BSON types. */
async function contentsOf(db: Db): Promise<Record<string, string>> {
  const names = (await db.listCollections().toArray()).map(({ name }) => name).toSorted();
  const contents: Record<string, string> = {};
  for (const name of names) {
    const documents = await db.collection(name).find().sort({ _id: 1 }).toArray();
    const indexes = await db.collection(name).listIndexes().toArray();
    const byName = indexes.toSorted((a, b) => (String(a.name) < String(b.name) ? -1 : 1));
    contents[name] = BSON.EJSON.stringify({ documents, indexes: byName }, { relaxed: false });
  }
  return contents;
}

const copied = async (name: string): Promise<string> => {
  const copy = join(folder, name);
  await cp(archive, copy, { recursive: true });
  return copy;
};

it('a restore holds what was backed up: documents with their types, indexes, photos (OPS-37)', async () => {
  const { compared, manifest } = await restoreArchive(given(target), {
    ...{ archive, key, replace: false },
  });
  expect(compared.filter((row) => !isSame(row))).toEqual([]);
  expect(Object.fromEntries(compared.map(({ name, restored }) => [name, restored.count]))).toEqual({
    ...{ empty: 0, 'notes/of a day': 1, sessions: 1, users: DOCUMENTS, photos: 1 },
  });
  expect(manifest).toMatchObject({ version, sealed: true, uploads: { missing: [] } });
  const { db, uploads } = given(target);
  expect(await contentsOf(db)).toEqual(await contentsOf(given(source).db));
  expect(readdirSync(uploads)).toEqual([PHOTO]);
  expect([...readFileSync(join(uploads, PHOTO))]).toEqual([0, 1, 2, 255]);
  expect((await stat(join(uploads, PHOTO))).mtime).toEqual(LONG_AGO);
  // The archive is sealed: no plain text must be readable.
  const bytes = readdirSync(archive).map((name) => readFileSync(join(archive, name), 'latin1'));
  expect(bytes.join('')).not.toContain('user7@example.org');
  expect(readdirSync(archives)).toHaveLength(1);
});

it('a restore refuses what is not empty or in use, and leaves it alone', async () => {
  const { db, uploads } = given(target);
  const before = await contentsOf(db);
  const again = { archive, key, replace: false };
  await expect(restoreArchive(given(target), again)).rejects.toThrow("'portal' is not empty");
  const fresh = { db: db.client.db('fresh'), uri: given(target).uri, uploads };
  await expect(restoreArchive(fresh, again)).rejects.toThrow('has 1 files');
  const lease = { _id: 'sweep', holder: 'i1', until: new Date(Date.now() + 20_000) };
  await db.collection<Document & { _id: string }>('leases').insertOne(lease);
  await expect(restoreArchive(given(target), { ...again, replace: true })).rejects.toThrow(
    'A service works',
  );
  await db.dropCollection('leases');
  expect(await contentsOf(db)).toEqual(before);
});

it('a damaged, cut, exchanged, newer or foreign archive is refused before anything changes', async () => {
  const { db } = given(target);
  const before = await contentsOf(db);
  const names = readdirSync(archive);
  expect(names).toHaveLength(7);
  const damages: [string, (copy: string) => Promise<void>][] = [];
  for (const name of names) {
    damages.push([`${name} flipped`, async (copy) => flip(join(copy, name))]);
    damages.push([`${name} missing`, async (copy) => rmSync(join(copy, name))]);
    damages.push([
      `${name} cut`,
      async (copy) =>
        writeFileSync(join(copy, name), readFileSync(join(copy, name)).subarray(0, -1)),
    ]);
  }
  damages.push([
    'two exchanged',
    async (copy) => {
      await rename(join(copy, 'empty.bson.gz'), join(copy, 'x'));
      await rename(join(copy, 'sessions.bson.gz'), join(copy, 'empty.bson.gz'));
      await rename(join(copy, 'x'), join(copy, 'sessions.bson.gz'));
    },
  ]);
  let n = 0;
  for (const [what, damage] of damages) {
    const copy = await copied(`damaged-${n++}`);
    await damage(copy);
    const restoring = restoreArchive(given(target), { archive: copy, key, replace: true });
    const said = await restoring.then(
      () => 'restored',
      (error: Error) => error.message,
    );
    // The last byte of a seal is a line break.
    if (what !== 'manifest.seal cut')
      expect([what, said]).toEqual([what, expect.stringMatching(REFUSED)]);
  }
  const newer = await copied('newer');
  const manifest = readFileSync(join(newer, 'manifest.json'), 'utf8');
  writeFileSync(
    join(newer, 'manifest.json'),
    manifest.replace('"$numberInt": "1"', '"$numberInt": "2"'),
  );
  await expect(
    restoreArchive(given(target), { archive: newer, key, replace: true }),
  ).rejects.toThrow('has format 2, and this version reads up to 1');
  for (const wrong of ['', 'w'.repeat(32)])
    await expect(checkArchive(archive, wrong)).rejects.toThrow(/BACKUP_KEY/);
  expect(await contentsOf(db)).toEqual(before);
});
const REFUSED = /is damaged|no whole archive/;

function flip(path: string): void {
  const bytes = readFileSync(path);
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(path, bytes);
}

it('a restore that was broken off is no database to back up, and is begun again to its end', async () => {
  const { db } = given(target);
  const breaking = restoreArchive(given(target), {
    ...{ archive, key, replace: true },
    say: (line) => {
      if (line === 'photos') throw new Error('the power is gone');
    },
  });
  await expect(breaking).rejects.toThrow('the power is gone');
  await expect(writeBackup(given(target), { folder: archives, key, version })).rejects.toThrow(
    'A restore did not come to its end',
  );
  const { compared } = await restoreArchive(given(target), { archive, key, replace: false });
  expect(compared.every(isSame)).toBe(true);
  expect(await contentsOf(db)).toEqual(await contentsOf(given(source).db));
});

it('a backup shows one moment while money moves between documents and collections', async () => {
  const { db } = given(await system('moving'));
  const COUNT = 3_000;
  const [early, late] = [db.collection<Purse>('a_purses'), db.collection<Purse>('z_purses')];
  const purses = Array.from({ length: COUNT }, (_, _id) => ({ _id, money: 10 }));
  for (const collection of [early, late]) await collection.insertMany(purses);
  let [isOver, moves] = [false, 0];
  const mover = (async () => {
    while (!isOver) {
      const session = db.client.startSession();
      await session.withTransaction(async () => {
        const [from, to] = [moves % COUNT, COUNT - 1 - (moves % COUNT)];
        const [giver, taker] = moves % 2 === 0 ? [early, late] : [late, early];
        await giver.updateOne({ _id: from }, { $inc: { money: -1 } }, { session });
        await taker.updateOne({ _id: to }, { $inc: { money: 1 } }, { session });
      });
      await session.endSession();
      moves += 1;
    }
  })();
  const sums: number[] = [];
  const backUp = async (round: number): Promise<void> => {
    const before = moves;
    const place = { db, uri: '', uploads: null };
    const rounds = join(folder, `rounds-${round}`);
    const { archive: written } = await writeBackup(place, { folder: rounds, key: '', version });
    // Without a move meanwhile, the round would prove nothing.
    expect(moves - before).toBeGreaterThan(0);
    const restored = given(source).db.client.db(`round${round}`);
    await restoreArchive(
      { db: restored, uri: '', uploads: null },
      { archive: written, key: '', replace: false },
    );
    sums.push((await moneyIn(restored, 'a_purses')) + (await moneyIn(restored, 'z_purses')));
  };
  try {
    for (let round = 0; round < 2; round += 1) await backUp(round);
  } finally {
    isOver = true;
    await mover;
  }
  expect(sums).toEqual([2, 2].map((collections) => collections * COUNT * 10));
});
interface Purse {
  _id: number;
  money: number;
}
async function moneyIn(db: Db, name: string): Promise<number> {
  const [found] = await db
    .collection(name)
    .aggregate<{ sum: number }>([{ $group: { _id: null, sum: { $sum: '$money' } } }])
    .toArray();
  return found?.sum ?? 0;
}

it('a moment that names a replaced photo is taken anew; one that is simply lost is reported', async () => {
  const { db, uploads } = given(await system('photos'));
  const users = db.collection<{ _id: number; photo: string }>('users');
  await users.insertMany([
    { _id: 1, photo: '/uploads/old.webp' },
    { _id: 2, photo: '/uploads/lost.webp' },
    { _id: 3, photo: 'https://t.me/i/userpic/3.jpg' },
  ]);
  const at = { folder: uploads, id: 'x', key: '' };
  const copy = new PhotoCopy(at, uploads);
  const first = db.client.startSession({ snapshot: true });
  await users.findOne({}, { session: first });
  writeFileSync(join(uploads, 'new.webp'), 'new');
  await users.updateOne({ _id: 1 }, { $set: { photo: '/uploads/new.webp' } });
  expect(await copy.addNamed(db, first, false)).toBe(false);
  await first.endSession();
  const next = db.client.startSession({ snapshot: true });
  expect(await copy.addNamed(db, next, false)).toBe(true);
  await next.endSession();
  expect(await copy.end()).toMatchObject({ count: 1, missing: ['lost.webp'] });
});

it('only the newest archives are kept, and drafts nobody works on are removed', async () => {
  const kept = join(folder, 'kept');
  const made = ['portal-20260101T000000Z', 'portal-20260102T000000Z', 'portal-20260103T000000Z'];
  const foreign = ['notes', 'portal-old'];
  const [draft, young] = ['.portal-20251231T000000Z.draft', '.portal-20260104T000000Z.draft'];
  for (const name of [...made, ...foreign, draft, young])
    await mkdir(join(kept, name), { recursive: true });
  await utimes(join(kept, draft), LONG_AGO, LONG_AGO);
  expect(await keepNewest(kept, 2, new Date())).toEqual(made.slice(0, 1));
  expect(readdirSync(kept)).toEqual([
    young,
    ...foreign.slice(0, 1),
    ...made.slice(1),
    'portal-old',
  ]);
});
