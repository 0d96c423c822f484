import { once } from 'node:events';
import { Binary, type Collection, type Document, Long } from 'mongodb';
import { dropAll, failure, testEngine } from './engine';
import { Follower } from './follower';
import { rawCommand } from './raw-command';

interface Task {
  _id: number;
  state?: string;
  tags?: string[];
  by?: { name?: string; age?: number };
}

const running = testEngine();
const rows = (): Collection<Task> => running().db.collection<Task>('tasks');
const open = new Set<Follower>();
const follow = async (pipeline?: Document[], options?: Document, of: unknown = rows()) => {
  const follower = await Follower.open(of, pipeline, options);
  open.add(follower);
  return follower;
};
const kinds = (events: readonly Document[]): unknown[] =>
  events.map(({ operationType }) => operationType as unknown);

beforeEach(async () => {
  await dropAll(running().db);
  await rows().insertOne({ _id: 0, state: 'first' });
});
afterEach(async () => {
  for (const follower of open) await follower.close();
  open.clear();
});

describe('events', () => {
  const shared = {
    _id: { _data: expect.stringMatching(/^[0-9A-F]+$/) as string },
    ns: { db: 'test', coll: 'tasks' },
    documentKey: { _id: 1 },
    wallTime: expect.any(Date) as Date,
    clusterTime: expect.objectContaining({ _bsontype: 'Timestamp' }) as unknown,
  };

  it('an insert, update and deletion are events in this order', async () => {
    const follower = await follow();
    await rows().insertOne({ _id: 1, state: 'pending', by: { name: 'a', age: 1 } });
    await rows().updateOne({ _id: 1 }, { $set: { state: 'done', 'by.age': 2 } });
    await rows().deleteOne({ _id: 1 });
    const updateDescription = {
      updatedFields: { state: 'done', 'by.age': 2 },
      removedFields: [],
      truncatedArrays: [],
    };
    expect(await follower.take(3)).toEqual([
      {
        ...shared,
        operationType: 'insert',
        fullDocument: { _id: 1, state: 'pending', by: { name: 'a', age: 1 } },
      },
      { ...shared, operationType: 'update', updateDescription },
      { ...shared, operationType: 'delete' },
    ]);
  });

  it('an upsert is an insert, and findOneAndUpdate and findOneAndDelete have events', async () => {
    const follower = await follow();
    await rows().updateOne({ _id: 1 }, { $set: { state: 'made' } }, { upsert: true });
    await rows().findOneAndUpdate({ _id: 1 }, { $set: { state: 'found' } });
    await rows().findOneAndDelete({ _id: 1 });
    expect(kinds(await follower.take(3))).toEqual(['insert', 'update', 'delete']);
  });

  it('each document of a deletion of many has its event, and an update that changes nothing has none', async () => {
    await rows().insertMany([{ _id: 1 }, { _id: 2, state: 'done' }]);
    const follower = await follow();
    for (const _id of [1, 2]) await rows().updateOne({ _id }, { $set: { state: 'done' } });
    await rows().deleteMany({});
    const events = await follower.take(4);
    expect(events.map(({ documentKey }) => (documentKey as Task)._id)).toEqual([1, 0, 1, 2]);
  });

  it('a statement that fails has no event, and those before it have theirs', async () => {
    const follower = await follow();
    await failure(rows().insertMany([{ _id: 1 }, { _id: 0 }, { _id: 2 }]));
    await rows().insertOne({ _id: 3 });
    const events = await follower.take(2);
    expect(events.map(({ documentKey }) => documentKey as unknown)).toEqual([
      { _id: 1 },
      { _id: 3 },
    ]);
  });

  it('a retried write has its event once', async () => {
    const follower = await follow();
    const lsid = { id: new Binary(Buffer.alloc(16, 5), Binary.SUBTYPE_UUID) };
    const write = { insert: 'tasks', documents: [{ _id: 1 }], txnNumber: Long.fromNumber(1), lsid };
    for (const _turn of [1, 2])
      await rawCommand(running().engine.socketPath, { ...write, $db: 'test' });
    await rows().insertOne({ _id: 2 });
    expect((await follower.take(2)).map(({ documentKey }) => documentKey as unknown)).toEqual([
      { _id: 1 },
      { _id: 2 },
    ]);
  });

  it('a document that a TTL index lets expire is a deletion', async () => {
    await rows().createIndex({ at: 1 }, { expireAfterSeconds: 1 });
    await rows().insertOne({ _id: 1, at: new Date(0) } as Task);
    const follower = await follow();
    await running().engine.sweep();
    expect(await follower.take(1)).toMatchObject([{ operationType: 'delete', ...shared }]);
  });
});

describe('transactions', () => {
  it('their events come together, in order, at the commit; those of others stand before', async () => {
    const follower = await follow([], {}, running().db);
    const session = running().client.startSession();
    await session.withTransaction(async () => {
      await rows().insertOne({ _id: 1 }, { session });
      await rows().insertOne({ _id: 5 });
      await rows().updateOne({ _id: 1 }, { $set: { state: 'a' } }, { session });
      await running().db.collection<Task>('others').insertOne({ _id: 9 }, { session });
    });
    const events = await follower.take(4);
    expect(
      events.map((event) => [event['operationType'], event['documentKey']] as unknown),
    ).toEqual([
      ['insert', { _id: 5 }],
      ['insert', { _id: 1 }],
      ['update', { _id: 1 }],
      ['insert', { _id: 9 }],
    ]);
    await session.endSession();
  });

  it('one that is aborted has no event', async () => {
    const follower = await follow();
    const session = running().client.startSession();
    session.startTransaction();
    await rows().insertOne({ _id: 1 }, { session });
    await session.abortTransaction();
    await session.endSession();
    await rows().insertOne({ _id: 2 });
    expect(await follower.take(1)).toMatchObject([{ documentKey: { _id: 2 } }]);
  });
});

describe('scope', () => {
  it('a stream of a database has the events of all its collections and no others', async () => {
    const follower = await follow([], {}, running().db);
    await running().client.db('test2').collection('tasks').insertOne({});
    await running().db.collection('others').insertOne({});
    await rows().insertOne({ _id: 1 });
    expect((await follower.take(2)).map(({ ns }) => ns as unknown)).toEqual([
      { db: 'test', coll: 'others' },
      { db: 'test', coll: 'tasks' },
    ]);
  });

  it('a collection that does not exist yet can be followed', async () => {
    const later = running().db.collection<Task>('later');
    const follower = await follow([], {}, later);
    await rows().insertOne({ _id: 1 });
    await later.insertOne({ _id: 7 });
    expect(await follower.take(1)).toMatchObject([{ fullDocument: { _id: 7 } }]);
  });

  it('two streams have the same events, and $match and $project choose for one', async () => {
    const all = await follow();
    const some = await follow([
      { $match: { operationType: 'update', 'updateDescription.updatedFields.state': 'done' } },
      { $project: { documentKey: 1 } },
    ]);
    await rows().insertMany([{ _id: 1 }, { _id: 2 }]);
    await rows().updateOne({ _id: 1 }, { $set: { state: 'open' } });
    await rows().updateOne({ _id: 2 }, { $set: { state: 'done' } });
    const events = await all.take(4);
    expect(await some.take(1)).toEqual([
      { _id: events[3]?.['_id'] as unknown, documentKey: { _id: 2 } },
    ]);
  });
});

describe('fullDocument: updateLookup', () => {
  it('gives the newest document with an update, and null when it is gone', async () => {
    const before = await follow();
    await rows().updateOne({ _id: 0 }, { $set: { state: 'second' } });
    const [update] = await before.take(1);
    expect(update).not.toHaveProperty('fullDocument');
    const options = { fullDocument: 'updateLookup' };
    const follower = await follow([{ $match: { 'fullDocument._id': 0 } }], options);
    await rows().updateOne({ _id: 0 }, { $set: { tags: ['x'] } });
    expect(await follower.take(1)).toMatchObject([
      {
        updateDescription: { updatedFields: { tags: ['x'] } },
        fullDocument: { _id: 0, state: 'second', tags: ['x'] },
      },
    ]);
    await rows().deleteOne({ _id: 0 });
    const late = await follow([], { ...options, resumeAfter: update?.['_id'] as unknown });
    expect(await late.take(2)).toMatchObject([
      { operationType: 'update', fullDocument: null },
      { operationType: 'delete' },
    ]);
  });
});

describe('drop', () => {
  it('of the collection is the last event of its stream', async () => {
    const follower = await follow();
    const closed = once(follower.stream, 'close');
    await rows().drop();
    await rows().insertOne({ _id: 1 });
    expect(await follower.take(1)).toMatchObject([
      { operationType: 'drop', ns: { db: 'test', coll: 'tasks' } },
    ]);
    await closed;
    expect(follower.events).toEqual([]);
  });

  it('of a collection does not end the stream of the database', async () => {
    const follower = await follow([], {}, running().db);
    await rows().drop();
    await running().db.collection('a').insertOne({});
    expect(kinds(await follower.take(2))).toEqual(['drop', 'insert']);
    expect(follower.stream.closed).toBe(false);
  });

  it('is passed by a stream that resumes after it', async () => {
    const follower = await follow();
    await rows().drop();
    const [dropped] = await follower.take(1);
    const next = await follow([], { resumeAfter: dropped?.['_id'] as unknown });
    await rows().insertOne({ _id: 8 });
    expect(await next.take(1)).toMatchObject([{ fullDocument: { _id: 8 } }]);
  });

  it('that was before the stream does not end it', async () => {
    await rows().drop();
    const follower = await follow();
    await rows().insertOne({ _id: 1 });
    expect(await follower.take(1)).toMatchObject([{ operationType: 'insert' }]);
  });
});

describe('resume tokens', () => {
  it('each one continues with the event after it, and their texts sort as the events', async () => {
    const follower = await follow();
    await rows().insertMany(Array.from({ length: 60 }, (_, at) => ({ _id: at + 1 })));
    const events = await follower.take(60);
    const texts = events.map(({ _id }) => (_id as Document)['_data'] as string);
    expect([...new Set(texts)].sort()).toEqual(texts);
    for (const at of [0, 7, 58]) {
      const resumeAfter = events[at]?.['_id'] as unknown;
      const resumed = await follow([], { resumeAfter, batchSize: 9 });
      expect(await resumed.take(59 - at)).toEqual(events.slice(at + 1));
    }
  });

  it('a stream without events has one as well, past what its pipeline leaves out', async () => {
    const never = await follow([{ $match: { operationType: 'never' } }], { maxAwaitTimeMS: 20 });
    const first = never.stream.resumeToken;
    await rows().insertOne({ _id: 1 });
    const [passed] = (await once(never.stream, 'resumeTokenChanged')) as [Document];
    await rows().insertOne({ _id: 2 });
    expect(await (await follow([], { resumeAfter: passed })).take(1)).toMatchObject([
      { documentKey: { _id: 2 } },
    ]);
    expect(await (await follow([], { resumeAfter: first })).take(1)).toMatchObject([
      { documentKey: { _id: 1 } },
    ]);
  });
});

describe('refused', () => {
  const ask = (pipeline: Document[]): Promise<unknown> =>
    failure(running().db.command({ aggregate: 'tasks', pipeline, cursor: {} })).then(
      ({ code }) => code,
    );
  const token = { _data: '0'.repeat(40) };

  it.each<[string, Document, number]>([
    ['an unknown option', { nonsense: 1 }, 238],
    ['startAtOperationTime', { startAtOperationTime: 1 }, 238],
    ['the whole cluster', { allChangesForCluster: true }, 238],
    ['showExpandedEvents', { showExpandedEvents: true }, 238],
    ['documents before the change', { fullDocumentBeforeChange: 'whenAvailable' }, 238],
    ['fullDocument: required', { fullDocument: 'required' }, 238],
    ['another fullDocument', { fullDocument: 'always' }, 238],
    ['a fullDocument of no text', { fullDocument: 1 }, 238],
    ['startAfter', { startAfter: token }, 238],
    ['a token of no document', { resumeAfter: 'x' }, 260],
    ['a token without its text', { resumeAfter: {} }, 260],
    ['a token of another text', { resumeAfter: { _data: '00' } }, 260],
    ['a token of another folder', { resumeAfter: token }, 286],
  ])('%s', async (_what, options, code) => {
    expect(await ask([{ $changeStream: options }])).toBe(code);
  });

  it.each<[string, Document[], number]>([
    ['$changeStream behind another stage', [{ $match: {} }, { $changeStream: {} }], 238],
    ['$changeStream of no document', [{ $changeStream: 1 }], 14],
    ['$group behind it', [{ $changeStream: {} }, { $group: { _id: null } }], 238],
    ['$limit behind it', [{ $changeStream: {} }, { $limit: 1 }], 238],
    ['$redact behind it', [{ $changeStream: {} }, { $redact: '$$KEEP' }], 238],
    ['an unknown stage', [{ $changeStream: {} }, { $nonsense: 1 }], 238],
    ['an unknown operator', [{ $changeStream: {} }, { $match: { $foo: 1 } }], 238],
  ])('%s', async (_what, pipeline, code) => {
    expect(await ask(pipeline)).toBe(code);
  });

  it('in a transaction and of the whole server', async () => {
    const pipeline = [{ $changeStream: {} }];
    const session = running().client.startSession();
    session.startTransaction();
    const within = rows().aggregate(pipeline, { session }).toArray();
    expect(await failure(within)).toMatchObject({ code: 263 });
    await session.endSession();
    expect(await failure(running().client.watch().next())).toMatchObject({ code: 238 });
  });

  it('a pipeline that takes the token away fails with the first event', async () => {
    const follower = await follow([{ $project: { _id: 0 } }]);
    const failed = failure(follower.take(1));
    await rows().insertOne({ _id: 1 });
    expect(await failed).toMatchObject({ code: 280 });
  });
});
