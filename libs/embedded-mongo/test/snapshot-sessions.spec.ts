/** @jest-environment node */
import type { ClientSession, Document } from 'mongodb';
import { failure, stopTimeouts, testEngine } from './engine';

const running = testEngine();
const FIVE_MINUTES_MS = 300_000;
interface Account extends Document {
  _id: number;
  balance: number;
}
const accounts = () => running().db.collection<Account>('accounts');
const snapshot = (): ClientSession => running().client.startSession({ snapshot: true });
const total = async (session: ClientSession): Promise<number> => {
  const found = await accounts().find({}, { session, batchSize: 1 }).toArray();
  return found.reduce((sum, { balance }) => sum + balance, 0);
};

afterEach(() => void jest.useRealTimers());
beforeEach(async () => {
  await accounts().deleteMany({});
  await accounts().insertMany([1, 2, 3].map((_id) => ({ _id, balance: 10 })));
});

it('all reads of a snapshot session see the moment of its first one, in every collection', async () => {
  const session = snapshot();
  expect(await total(session)).toBe(30);
  for (const _id of [1, 2, 3]) await accounts().updateOne({ _id }, { $inc: { balance: 1 } });
  await accounts().deleteOne({ _id: 3 });
  await running().db.collection<Account>('later').insertOne({ _id: 1, balance: 1 });
  expect(await total(session)).toBe(30);
  expect(await accounts().countDocuments({}, { session })).toBe(3);
  expect(await running().db.collection('later').findOne({}, { session })).toBeNull();
  await session.endSession();
  const next = snapshot();
  expect(await total(next)).toBe(22);
  await next.endSession();
});

it('two sessions keep their own moments', async () => {
  const [one, two] = [snapshot(), snapshot()];
  expect(await total(one)).toBe(30);
  await accounts().updateOne({ _id: 1 }, { $set: { balance: 0 } });
  expect(await total(two)).toBe(20);
  expect(await total(one)).toBe(30);
  await Promise.all([one.endSession(), two.endSession()]);
});

it('a moment that is not used for five minutes is let go, and reading it then is 239, not the newest state', async () => {
  stopTimeouts();
  const session = snapshot();
  await total(session);
  jest.advanceTimersByTime(FIVE_MINUTES_MS - 1);
  expect(await total(session)).toBe(30);
  jest.advanceTimersByTime(FIVE_MINUTES_MS - 1);
  expect(await total(session)).toBe(30);
  jest.advanceTimersByTime(FIVE_MINUTES_MS);
  expect(await failure(total(session))).toMatchObject({ code: 239 });
  await session.endSession();
});

it('a collection indexed or dropped since cannot be read at the moment before: 246', async () => {
  const session = snapshot();
  await total(session);
  await running().db.collection('other').createIndex({ n: 1 });
  expect(await total(session)).toBe(30);
  await accounts().createIndex({ balance: 1 });
  expect(await failure(total(session))).toMatchObject({ code: 246 });
  await session.endSession();
});
