import { spawn } from 'node:child_process';
import { testEngine } from './engine';

const running = testEngine();
interface Account {
  _id: number;
  balance: number;
  visits: number;
}
const accounts = () => running().db.collection<Account>('accounts');
const TRANSFERS = 12;
const VISITS = 24;

/** Runs a script with `accounts` and `client` in a process of its own; gives its exit code. */
function process(script: string): Promise<unknown> {
  const source = `
    const { MongoClient } = require('mongodb');
    (async () => {
      const client = await MongoClient.connect(process.argv[1]);
      const accounts = client.db('test').collection('accounts');
      ${script}
      await client.close();
    })().catch((error) => { console.error(error); process.exit(1); });`;
  return new Promise((resolve) => {
    const args = ['-e', source, running().uri];
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    spawn(globalThis.process.execPath, args, { cwd: __dirname, stdio: [...stdio] }).once(
      'exit',
      resolve,
    );
  });
}

const transfers = `
  for (let i = 0; i < ${TRANSFERS}; i += 1)
    await client.withSession((session) => session.withTransaction(async () => {
      await accounts.updateOne({ _id: i % 3 }, { $inc: { balance: -7 } }, { session });
      await accounts.updateOne({ _id: (i + 1) % 3 }, { $inc: { balance: 7 } }, { session });
    }));`;
/** Outside transactions, in the way of the others, and with no retry of its own. */
const visits = `
  for (let i = 0; i < ${VISITS}; i += 1)
    await accounts.updateOne({ _id: i % 3 }, { $inc: { visits: 1 } });`;

it('processes that read while others transfer always see the whole sum, and no writer fails', async () => {
  await accounts().insertMany([0, 1, 2].map((_id) => ({ _id, balance: 100, visits: 0 })));
  let working = true;
  const work = Promise.all([transfers, transfers, visits, visits].map(process)).finally(
    () => (working = false),
  );
  const sums = new Set<number>();
  const sumOf = (found: readonly Account[]) => found.reduce((sum, { balance }) => sum + balance, 0);
  while (working) {
    sums.add(sumOf(await accounts().find().toArray()));
    // Account by account, with pauses between them: only a snapshot can hold that together.
    await running().client.withSession((session) =>
      session.withTransaction(async () => {
        const found: Account[] = [];
        for (const _id of [2, 1, 0]) {
          const account = await accounts().findOne({ _id }, { session });
          if (account) found.push(account);
        }
        sums.add(sumOf(found));
      }),
    );
  }
  expect(await work).toEqual([0, 0, 0, 0]);
  expect([...sums]).toEqual([300]);
  const visited = (await accounts().find().toArray()).reduce((sum, one) => sum + one.visits, 0);
  expect(visited).toBe(2 * VISITS);
});
