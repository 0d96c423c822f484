import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary } from 'bson';
import { dispatch } from '../src/commands/dispatch';
import { Engine } from '../src/engine';
import { decode } from '../src/values/codec';
import type { EncodedDocs } from '../src/values/encoded-docs';
import type { Doc } from '../src/values/types';

const dataDir = mkdtempSync(join(tmpdir(), 'emb-commits-'));
let engine: Engine;
/** What each commit wrote: the number of groups, and a step to run right after the next group. */
let groups = 0;
let afterGroup: (() => void) | undefined;

const send = (command: Doc): Promise<Doc> => dispatch(engine, { ...command, $db: 'test' });
const insert = (doc: Doc): Promise<Doc> => send({ insert: 'rows', documents: [doc] });
const found = async (filter: Doc): Promise<Doc[]> =>
  (
    (await send({ find: 'rows', filter }))['cursor'] as { firstBatch: EncodedDocs }
  ).firstBatch.docs.map(decode);

beforeAll(async () => {
  engine = new Engine({ dataDir, noSync: true });
  const { environment } = engine;
  const commit = environment.commitInBackground.bind(environment);
  environment.commitInBackground = (action) =>
    commit(() => {
      const result = action();
      groups += 1;
      const step = afterGroup;
      afterGroup = undefined;
      if (step !== undefined) queueMicrotask(step);
      return result;
    });
  await send({ createIndexes: 'rows', indexes: [{ key: { k: 1 }, name: 'k', unique: true }] });
});
afterAll(async () => {
  await engine.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  groups = 0;
});

it('changes that arrive during a flush share the next one', async () => {
  let others: Promise<Doc[]> = Promise.resolve([]);
  afterGroup = () => {
    others = Promise.all(Array.from({ length: 20 }, (_, n) => insert({ k: `shared ${n}` })));
  };
  await insert({ k: 'first' });
  expect(await others).toHaveLength(20);
  expect(groups).toBe(2);
});

it('a reader sees a change when it is answered, and not before', async () => {
  const answer = insert({ k: 'read' });
  expect(await found({ k: 'read' })).toHaveLength(0);
  await answer;
  expect(await found({ k: 'read' })).toHaveLength(1);
});

it('a unique key is given once within a group, and the other changes stay', async () => {
  const answers = await Promise.all([
    insert({ k: 'unique', n: 1 }),
    insert({ k: 'unique', n: 2 }),
    insert({ k: 'beside' }),
  ]);
  expect(groups).toBe(1);
  expect(answers.map((answer) => 'writeErrors' in answer)).toEqual([false, true, false]);
  expect(await found({ k: { $in: ['unique', 'beside'] } })).toHaveLength(2);
});

it('a change that fails in the middle leaves nothing of itself', async () => {
  const failing = engine.write((view) => {
    view.put(Buffer.from('zz'), Buffer.from('half'));
    throw new Error('in the middle');
  });
  const beside = insert({ k: 'whole' });
  await expect(failing).rejects.toThrow('in the middle');
  await beside;
  expect(engine.environment.latest.get(Buffer.from('zz'))).toBeUndefined();
  expect(await found({ k: 'whole' })).toHaveLength(1);
});

it('the same retryable write twice in a group is applied once', async () => {
  const lsid = { id: new Binary(Buffer.alloc(16, 3), 4) };
  const write = { insert: 'rows', documents: [{ k: 'retried' }], lsid, txnNumber: 1 };
  const answers = await Promise.all([send(write), send(write)]);
  expect(groups).toBe(1);
  expect(answers).toEqual([
    { n: 1, ok: 1 },
    { n: 1, ok: 1 },
  ]);
});

it('a transaction does not overwrite what is being flushed and its snapshot has not', async () => {
  await insert({ k: 'counter', n: 0 });
  const lsid = { id: new Binary(Buffer.alloc(16, 4), 4) };
  const within = { lsid, txnNumber: 1, autocommit: false };
  const update = (u: Doc): Doc => ({ update: 'rows', updates: [{ q: { k: 'counter' }, u }] });
  await send({ find: 'rows', filter: { k: 'counter' }, ...within, startTransaction: true });
  let overwritten: Promise<Doc> = Promise.resolve({});
  afterGroup = () => {
    overwritten = send({ ...update({ $set: { n: 1 } }), ...within });
  };
  await send(update({ $inc: { n: 10 } }));
  expect(await overwritten).toMatchObject({ ok: 0, code: 112 });
  expect(await found({ k: 'counter' })).toMatchObject([{ n: 10 }]);
});

/** The next commit finds no space. */
function failNextCommit(): void {
  const { environment } = engine;
  const commit = environment.commitInBackground;
  environment.commitInBackground = async (action) => {
    environment.commitInBackground = commit;
    await commit(() => {
      action();
      throw Object.assign(new Error('No space left'), { code: constants.errno.ENOSPC });
    });
    throw new Error('the commit did not fail');
  };
}

it('a commit that fails is an error for all its changes, and later ones go on', async () => {
  failNextCommit();
  const answers = await Promise.all([insert({ k: 'lost' }), insert({ k: 'lost too', l: [1] })]);
  expect(answers.map(({ code }) => code)).toEqual([14031, 14031]);
  expect(await found({ k: { $in: ['lost', 'lost too'] } })).toEqual([]);
  await insert({ k: 'later' });
  expect(await found({ k: 'later' })).toHaveLength(1);
});

it('an open transaction keeps its documents beside those of after a commit that failed', async () => {
  const within = {
    lsid: { id: new Binary(Buffer.alloc(16, 5), 4) },
    txnNumber: 1,
    autocommit: false,
  };
  const begin = { insert: 'rows', documents: [{ k: ['open'] }], ...within, startTransaction: true };
  expect(await send(begin)).toMatchObject({ n: 1, ok: 1 });
  failNextCommit();
  expect(await insert({ k: 'failed' })).toMatchObject({ code: 14031 });
  await insert({ k: 'after' });
  expect(await send({ commitTransaction: 1, ...within })).toEqual({ ok: 1 });
  const kept = await found({ k: { $in: ['open', 'after'] } });
  expect(kept.map(({ k }) => k)).toEqual(['after', ['open']]);
  const [index] =
    engine.catalog.find('test.rows')?.indexes.filter(({ name }) => name === 'k') ?? [];
  expect(index).toMatchObject({ multikey: true });
});
