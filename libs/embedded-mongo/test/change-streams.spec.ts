import type { ChangeStream, Collection, Document } from 'mongodb';
import { testEngine } from './engine';

interface Task {
  _id: number;
  state: string;
  tags?: string[];
  by?: { name?: string; age?: number };
}

const running = testEngine();
const rows = (): Collection<Task> => running().db.collection<Task>('tasks');
const open = new Set<ChangeStream<Task>>();

/** A stream that is opened before this returns. */
async function follow(
  pipeline: Document[] = [],
  options: Document = {},
  of: { watch: Collection<Task>['watch'] } = rows(),
): Promise<ChangeStream<Task>> {
  const stream = of.watch(pipeline, { maxAwaitTimeMS: 200, ...options });
  open.add(stream);
  expect(await stream.tryNext()).toBeNull();
  return stream;
}

async function take(stream: ChangeStream<Task>, count: number): Promise<Document[]> {
  const events: Document[] = [];
  while (events.length < count) events.push(await stream.next());
  return events;
}

beforeEach(async () => {
  await running().db.dropDatabase();
  await rows().insertOne({ _id: 0, state: 'first' });
});
afterEach(async () => {
  for (const stream of open) await stream.close();
  open.clear();
});

it('an insert, update, replacement and deletion are events in this order', async () => {
  const stream = await follow();
  await rows().insertOne({ _id: 1, state: 'pending', by: { name: 'a', age: 1 } });
  await rows().updateOne({ _id: 1 }, { $set: { state: 'done' }, $unset: { 'by.age': 1 } });
  await rows().replaceOne({ _id: 1 }, { state: 'whole' });
  await rows().deleteOne({ _id: 1 });
  const shared = {
    _id: { _data: expect.stringMatching(/^[0-9A-F]+$/) as string },
    ns: { db: 'test', coll: 'tasks' },
    documentKey: { _id: 1 },
    wallTime: expect.any(Date) as Date,
    clusterTime: expect.anything() as unknown,
  };
  expect(await take(stream, 4)).toEqual([
    {
      ...shared,
      operationType: 'insert',
      fullDocument: { _id: 1, state: 'pending', by: { name: 'a', age: 1 } },
    },
    {
      ...shared,
      operationType: 'update',
      updateDescription: {
        updatedFields: { state: 'done' },
        removedFields: ['by.age'],
        truncatedArrays: [],
      },
    },
    { ...shared, operationType: 'replace', fullDocument: { _id: 1, state: 'whole' } },
    { ...shared, operationType: 'delete' },
  ]);
});

it('a stream of a database has the events of all its collections', async () => {
  const stream = await follow([], {}, running().db);
  await rows().insertOne({ _id: 1, state: 'x' });
  await running().db.collection('others').insertOne({ a: 1 });
  const events = await take(stream, 2);
  expect(events.map(({ ns }) => ns as unknown)).toEqual([
    { db: 'test', coll: 'tasks' },
    { db: 'test', coll: 'others' },
  ]);
});
