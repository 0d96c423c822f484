import { getBotEvents, listTasks, updatePlan } from '@portal/contracts';
import { until } from '@portal/testing';
import { BOT_FEED_JOB } from '../src/domain/bot-events/bot-feed.job';
import { LongPollService, POLLS_PER_OWNER } from '../src/platform/events/long-poll.service';
import { Ticker } from '../src/platform/events/ticker';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import { runJob } from './support/bot-feed';
import type { GivenAccount } from './support/given-account';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, TEST_SECRETS, type TestServer } from './support/test-server';

let server: TestServer;
/** The instance where the bot waits. */
let far: TestServer;
let polls: LongPollService;
let user: GivenAccount;

beforeAll(async () => {
  // Nothing is polled.
  jest.spyOn(Ticker.prototype, 'start').mockImplementation(() => undefined);
  server = await createTestServer();
  far = await server.another();
  polls = far.app.get(LongPollService, { strict: false });
  user = await server.givenAccount();
});
afterAll(() => server.stop());
afterEach(async () => {
  await until(() => polls.size === 0);
  await server.connection.collection('tasks').deleteMany({});
});

const LONGEST = '25';
const waitForTasks = (wait = LONGEST, at = far) =>
  at.bot().send(listTasks, { query: { status: 'pending', wait } });
const waitForEvents = (after: number, wait = LONGEST) =>
  far.bot().send(getBotEvents, { query: { after: String(after), wait } });

describe('a bot that waits', () => {
  it('for tasks gets a task that another instance adds', async () => {
    const waiting = waitForTasks();
    await until(() => polls.size === 1);
    const taskId = newTaskId();
    (await send(server.bot(), taskId, report(user.userId, { status: 'pending' }))).payload();
    expect((await waiting).payload().tasks.map(({ _id }) => _id)).toEqual([taskId]);
  });

  it('for events gets an event as soon as it has its position', async () => {
    await runJob(server, BOT_FEED_JOB);
    const { next } = (await waitForEvents(0, '0')).payload();
    const waiting = waitForEvents(next);
    await until(() => polls.size === 1);
    const admin = await server.signInAsAdmin();
    const days = { params: { id: user.userId }, body: { daysToAdd: 1 } };
    (await admin.send(updatePlan, days)).payload();
    await runJob(server, BOT_FEED_JOB);
    expect((await waiting).payload().events).toMatchObject([{ type: 'plan_activated' }]);
  });

  it('for events does not wait for the interval of the job that places them', async () => {
    const wake = jest.spyOn(far.app.get(SchedulerService, { strict: false }), 'wake');
    const admin = await server.signInAsAdmin();
    const days = { params: { id: user.userId }, body: { daysToAdd: 1 } };
    (await admin.send(updatePlan, days)).payload();
    await until(() => wake.mock.calls.length > 0);
    expect(wake.mock.calls).toEqual([[BOT_FEED_JOB]]);
    wake.mockRestore();
  });

  it('gets at once what is there', async () => {
    const taskId = newTaskId();
    (await send(server.bot(), taskId, report(user.userId, { status: 'pending' }))).payload();
    expect((await waitForTasks()).payload().tasks).toHaveLength(1);
  });

  it('gets an empty answer when the wait is over, at once without one', async () => {
    expect((await waitForTasks('1')).payload().tasks).toEqual([]);
    const without = await far.bot().send(listTasks, { query: { status: 'pending' } });
    expect(without.payload().tasks).toEqual([]);
  });

  it.each(['-1', '26', '1.5', 'x'])('%s seconds is refused', async (wait) => {
    const answers = [await waitForTasks(wait), await waitForEvents(0, wait)];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });

  it('is answered when the service stops, and does not delay it', async () => {
    const stopping = await server.another();
    const held = stopping.app.get(LongPollService, { strict: false });
    const waiting = waitForTasks(LONGEST, stopping);
    await until(() => held.size === 1);
    await stopping.app.close();
    expect((await waiting).payload().tasks).toEqual([]);
  });

  it('is forgotten when it disconnects', async () => {
    await far.app.listen(0, '127.0.0.1');
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${TEST_SECRETS.botKey}` };
    const url = `${await far.app.getUrl()}/api/bot/tasks?status=pending&wait=${LONGEST}`;
    const asked = fetch(url, { headers, signal: leaving.signal });
    await until(() => polls.size === 1);
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    await until(() => polls.size === 0);
  });

  it('may wait ten times at once; the eleventh is refused', async () => {
    const waiting = Array.from({ length: POLLS_PER_OWNER }, () => waitForTasks());
    await until(() => polls.size === POLLS_PER_OWNER);
    const refused = await waitForTasks();
    expect([refused.status, refused.code]).toEqual([429, 'request/too-many']);
    (await send(server.bot(), newTaskId(), report(user.userId, { status: 'pending' }))).payload();
    for (const answer of await Promise.all(waiting)) expect(answer.payload().tasks).toHaveLength(1);
  });
});
