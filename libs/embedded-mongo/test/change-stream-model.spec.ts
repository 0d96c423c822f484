import fc from 'fast-check';
import type { ClientSession, Collection, Document } from 'mongodb';
import { describeUpdate } from '../src/changes/update-description';
import { dropAll, testEngine } from './engine';
import { Follower } from './follower';
import { applyUpdate, Replay } from './replay';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 300);
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 0x7fffffff);

const PLAIN = { noNullPrototype: true };
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom(null, true, 0, -0, 1, 2.5, Number.NaN, '', 'a', new Date(0), new Date(1)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', '1'), tie('value'), PLAIN),
  ),
}));
const anyDoc = fc.dictionary(fc.constantFrom('a', 'b', 'c', '0'), anyValue, PLAIN);

it('the description of an update makes the document after from the one before', () => {
  fc.assert(
    fc.property(anyDoc, anyDoc, (before, after) => {
      const description = describeUpdate(before, after);
      expect(applyUpdate(before, { ...description })).toStrictEqual(after);
      expect(describeUpdate(before, before)).toEqual({
        updatedFields: {},
        removedFields: [],
        truncatedArrays: [],
      });
    }),
    { numRuns: RUNS * 10, seed },
  );
});

it('it names only what changed, as MongoDB does for the usual operators', () => {
  const before = { _id: 1, n: 1, o: { x: 1, y: { z: 1 } }, list: [1, { a: 1 }], gone: 1 };
  const after = { _id: 1, n: 2, o: { x: 1, y: { z: 2 } }, list: [1, { a: 2 }, 3], added: {} };
  expect(describeUpdate(before, after)).toEqual({
    updatedFields: { n: 2, 'o.y.z': 2, 'list.1.a': 2, 'list.2': 3, added: {} },
    removedFields: ['gone'],
    truncatedArrays: [],
  });
  expect(describeUpdate({ list: [1, 2, 3] }, { list: [2, 3] }).updatedFields).toEqual({
    list: [2, 3],
  });
});

interface Row {
  _id: number;
  n?: number;
  list?: number[];
  o?: Document;
}
const WRITERS = 16;
const STEPS = 25;
const running = testEngine();

/** A generator of pseudorandom numbers below a limit (mulberry32). */
function randomOf(start: number): (limit: number) => number {
  let state = start;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** One random write. Writers meet on 20 keys of two collections. */
async function write(random: (limit: number) => number, session?: ClientSession): Promise<unknown> {
  const rows: Collection<Row> = running().db.collection<Row>(random(2) === 0 ? 'one' : 'two');
  const _id = random(20);
  const n = random(1_000);
  const options = session === undefined ? {} : { session };
  const steps: (() => Promise<unknown>)[] = [
    () => rows.insertOne({ _id, n, list: [n] }, options),
    () => rows.insertMany([{ _id }, { _id: _id + 1 }], { ...options, ordered: false }),
    () => rows.updateOne({ _id }, { $set: { n, 'o.x': n }, $push: { list: n } }, options),
    () => rows.updateOne({ _id }, { $inc: { n: 1 } }, { ...options, upsert: true }),
    () => rows.updateOne({ n: { $lt: n } }, { $pull: { list: { $lt: n } } }, options),
    () => rows.updateOne({ _id }, { $set: { list: [n, n], o: {} } }, options),
    () => rows.findOneAndUpdate({ _id }, { $set: { 'o.y': [n] } }, options),
    () => rows.deleteOne({ _id }, options),
    () => rows.deleteMany({ n: { $gt: 900 } }, options),
  ];
  return steps[random(steps.length)]?.();
}

async function transaction(random: (limit: number) => number): Promise<void> {
  const session = running().client.startSession();
  try {
    session.startTransaction();
    for (let n = random(4); n >= 0; n -= 1) await write(random, session);
    await (random(3) === 0 ? session.abortTransaction() : session.commitTransaction());
  } finally {
    await session.endSession();
  }
}

/** Writes at random. Duplicate keys and write conflicts are part of it. */
async function writeSteps(random: (limit: number) => number): Promise<void> {
  for (let step = 0; step < STEPS; step += 1)
    await (random(4) === 0 ? transaction(random) : write(random)).catch(() => undefined);
}

/** All events up to the one of the marker, by a stream that is closed and resumed again and again. */
async function followResumed(resumeAfter: unknown, random: (limit: number) => number) {
  const events: Document[] = [];
  while ((events.at(-1)?.['ns'] as Document | undefined)?.['coll'] !== 'end') {
    const token: unknown = events.at(-1)?.['_id'] ?? resumeAfter;
    const follower = await Follower.open(running().db, [], {
      resumeAfter: token,
      batchSize: 1 + random(40),
    });
    events.push(...(await follower.take(1)));
    await follower.close();
    events.push(...follower.events);
  }
  return events;
}

it.each([1, 2, 3])(
  'the events of 16 writers in parallel make exactly the final collections (round %i)',
  async (round) => {
    const { db } = running();
    await dropAll(db);
    const follower = await Follower.open(db);
    const start = follower.stream.resumeToken;
    const resumed = followResumed(start, randomOf(seed));
    await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) =>
        writeSteps(randomOf(seed + 100 * round + writer)),
      ),
    );
    await db.collection('end').insertOne({});
    const events = await resumed;
    expect(await follower.take(events.length)).toEqual(events);
    expect(follower.events).toEqual([]);
    await follower.close();
    const replay = new Replay();
    for (const event of events) replay.add(event);
    for (const name of ['one', 'two']) {
      const found = await db.collection(name).find().toArray();
      const byId = new Map(found.map((doc) => [doc._id as unknown, doc as Document]));
      expect({ seed, docs: replay.of(name) }).toEqual({ seed, docs: byId });
    }
  },
  60_000,
);
