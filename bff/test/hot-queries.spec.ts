import {
  getBotUser,
  getFullHistory,
  getOverallStats,
  getServiceHistory,
  getUser,
  getUserOttStats,
  getUserStats,
  listTasks,
  updateSettings,
} from '@portal/contracts';
import { startTestDatabase, type TestDatabase } from '@portal/testing';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await startTestDatabase();
  const mark = database.uri.includes('?') ? '&' : '?';
  server = await createTestServer({ databaseUri: `${database.uri}${mark}monitorCommands=true` });
});
afterAll(async () => {
  await server.stop();
  await database.stop();
});

type Command = Record<string, unknown>;

const EXPLAINED = ['find', 'aggregate', 'count', 'distinct', 'findAndModify', 'update', 'delete'];
/** Of a command, what belongs to the connection and not to the question. */
const ENVELOPE = [
  'lsid',
  '$db',
  '$clusterTime',
  'txnNumber',
  'startTransaction',
  'autocommit',
  'readConcern',
  'writeConcern',
  '$readPreference',
];

/** Adds what 300 days of use leave behind: downloads and tasks of many users. */
async function fillUp(userIds: readonly number[]): Promise<void> {
  const rows = userIds.flatMap((userId) =>
    Array.from({ length: 60 }, (_, number) => ({ userId, number, id: `old-${userId}-${number}` })),
  );
  await server.connection.collection('downloads').insertMany(
    rows.map(({ userId, number, id }) => ({
      userId,
      taskId: id,
      file_name: 'x.mkv',
      ott_service: number % 2 ? 'Netflix' : 'Hulu',
      serviceKey: number % 2 ? 'netflix' : 'hulu',
      download_date: new Date(server.clock.now().getTime() - (number + 1) * 86_400_000),
      videosTaken: 1,
    })),
  );
  await server.connection
    .collection<{ _id: string }>('tasks')
    .insertMany(rows.map(({ userId, id }) => ({ _id: id, user_id: userId, status: 'completed' })));
}

/** The commands the service sends to the database while `work` runs. */
async function commandsDuring(work: () => Promise<void>): Promise<Command[]> {
  const commands: Command[] = [];
  const note = ({ commandName, command }: { commandName: string; command: Command }) => {
    if (EXPLAINED.includes(commandName)) commands.push(command);
  };
  const client = server.connection.getClient();
  client.on('commandStarted', note);
  await work();
  client.off('commandStarted', note);
  return commands;
}

async function explain(command: Command): Promise<string> {
  const question = Object.fromEntries(
    Object.entries(command).filter(([key]) => !ENVELOPE.includes(key)),
  );
  const answer = await server.connection.db?.command({
    explain: question,
    verbosity: 'executionStats',
  });
  return JSON.stringify(answer);
}

it('no query of the dashboard, the gateway or the admin cards scans a collection or sorts in memory', async () => {
  const users = [];
  for (const _user of [1, 2, 3, 4, 5]) users.push(await server.givenAccount());
  await fillUp(users.map(({ userId }) => userId));
  const [user] = users;
  if (!user) throw new Error('no user');
  const params = { id: user.userId };
  const bot = server.bot();

  const commands = await commandsDuring(async () => {
    const browser = await server.signInAs(user);
    const admin = await server.signInAsAdmin();
    const taskId = newTaskId();
    for (const status of ['pending', 'in_progress', 'completed', 'completed'] as const) {
      (await send(bot, taskId, report(user.userId, { status }))).payload();
    }
    (await bot.send(getBotUser, { params })).payload();
    (await bot.send(listTasks, { query: { status: 'pending' } })).payload();
    (await browser.send(getUser, { params })).payload();
    (await browser.send(getUserStats, { params })).payload();
    (await browser.send(getUserOttStats, { params })).payload();
    (await browser.send(getFullHistory, { params })).payload();
    const ofService = { ...params, ott: 'netflix' };
    (await browser.send(getServiceHistory, { params: ofService })).payload();
    (await browser.send(updateSettings, { params, body: { retryEnabled: true } })).payload();
    (await admin.send(getOverallStats)).payload();
  });

  expect(commands.length).toBeGreaterThan(30);
  for (const command of commands) {
    // The sum over all days reads one small document a day, by intention.
    if (command['aggregate'] === 'daily_stats') continue;
    const plan = await explain(command);
    // A user has ten sessions at most; sorting those costs nothing.
    const forbidden = command['find'] === 'sessions' ? /COLLSCAN/ : /COLLSCAN|"SORT"/;
    const named = { command: JSON.stringify(command), bad: forbidden.exec(plan)?.[0] };
    expect(named).toEqual({ ...named, bad: undefined });
    if ('find' in command) {
      const read = Number(/"totalDocsExamined":(\d+)/.exec(plan)?.[1]);
      const returned = Number(/"nReturned":(\d+)/.exec(plan)?.[1]);
      expect({ ...named, tooMany: read > 10 * Math.max(1, returned) }).toEqual({
        ...named,
        tooMany: false,
      });
    }
  }
});

it('no unique index that the schemas declare is missing', async () => {
  const indexes = await server.connection.collection('downloads').listIndexes().toArray();
  expect(indexes.find(({ key }) => 'taskId' in key)?.['unique']).toBe(true);
  const ledger = await server.connection.collection('ledger').listIndexes().toArray();
  expect(ledger.find(({ key }) => 'sourceId' in key)?.['unique']).toBe(true);
});
