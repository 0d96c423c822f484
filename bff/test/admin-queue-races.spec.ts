import { cancelTask, listTasks, retryFailedTasks, retryTask } from '@portal/contracts';
import type { TaskStatus } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import type { Task } from '../src/domain/tasks/task';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

const ROUNDS = 8;
const BALANCE = 100;

let server: TestServer;
let admin: TestClient;
let userId: number;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
beforeEach(async () => {
  ({ userId } = await server.givenAccount({ plan: { balance: BALANCE } }));
});
afterAll(() => server.stop());

const move = (taskId: string, status: TaskStatus, progress?: number) =>
  send(
    server.bot(),
    taskId,
    report(userId, { status, ...(progress !== undefined && { progress }) }),
  );
const retry = (taskId: string) => admin.send(retryTask, { params: { taskId } });
const cancel = (taskId: string) => admin.send(cancelTask, { params: { taskId } });
const inDatabase = (taskId: string) =>
  server.connection.collection<Task>('tasks').findOne({ _id: taskId });
const downloadsOf = (taskId: string) =>
  server.connection.collection('downloads').countDocuments({ taskId });
const recordsOf = (taskId: string) =>
  server.connection.collection('audit').countDocuments({ target: `task:${taskId}` });
const balance = async () =>
  (await server.connection.collection('users').findOne({ userId }))?.['plan'].balance as number;

async function given(...path: readonly TaskStatus[]): Promise<string> {
  const taskId = newTaskId();
  for (const status of path) (await move(taskId, status)).payload();
  return taskId;
}

/** In whatever order they begin. */
const race = <Answer>(round: number, ...actions: (() => Promise<Answer>)[]): Promise<Answer[]> =>
  Promise.all((round % 2 ? actions.toReversed() : actions).map((action) => action())).then(
    (answers) => (round % 2 ? answers.toReversed() : answers),
  );

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((done) => setImmediate(done));
}

const codes = (answers: readonly { status: number; code?: string | null }[]) =>
  answers.map(({ status, code }) => (status === 200 ? 'done' : (code ?? String(status))));

it('cancel against complete: exactly one of them happens', async () => {
  let taken = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const taskId = await given('in_progress');
    const outcome = codes(
      await race<{ status: number; code?: string | null }>(
        round,
        // Each round a little later, so that now one and now the other is first.
        () => turns(round * 4).then(() => cancel(taskId)),
        () => move(taskId, 'completed'),
        () => move(taskId, 'in_progress', 50),
      ),
    );
    const isCancelled = outcome[0] === 'done';
    expect(outcome.slice(0, 2)).toEqual(
      isCancelled ? ['done', 'tasks/backward'] : ['tasks/over', 'done'],
    );
    if (!isCancelled) taken += 1;
    expect(await inDatabase(taskId)).toMatchObject(
      isCancelled ? { status: 'failed', isCancelled: true } : { status: 'completed' },
    );
    expect(await downloadsOf(taskId)).toBe(isCancelled ? 0 : 1);
    expect(await recordsOf(taskId)).toBe(isCancelled ? 1 : 0);
  }
  expect(await balance()).toBe(BALANCE - taken);
});

it('retries while the worker moves the task: it is put back once, and takes its video once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const taskId = await given('in_progress', 'failed');
    const outcome = codes(
      await race<{ status: number; code?: string | null }>(
        round,
        () => retry(taskId),
        () => retry(taskId),
        () => move(taskId, 'pending'),
        () => move(taskId, 'failed'),
      ),
    );
    const retried = outcome.slice(0, 2).filter((code) => code === 'done').length;
    // After the worker's own 'failed' a second retry is right; never two of one failure.
    const { retries = 0, status } = (await inDatabase(taskId)) ?? { status: null };
    expect([retries, await recordsOf(taskId)]).toEqual([retried, retried]);
    if (status === 'failed') (await retry(taskId)).payload();
    const ended = codes(
      await race<{ status: number; code?: string | null }>(
        round,
        () => move(taskId, 'completed'),
        () => retry(taskId),
        () => move(taskId, 'completed'),
      ),
    );
    expect(ended).toEqual(['done', 'tasks/not-failed', 'done']);
    expect(await downloadsOf(taskId)).toBe(1);
  }
  expect(await balance()).toBe(BALANCE - ROUNDS);
});

it('two retries of one failure at once: one is refused because it did not fail', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const taskId = await given('failed');
    const outcome = codes(
      await race(
        round,
        () => retry(taskId),
        () => retry(taskId),
      ),
    );
    expect(outcome.toSorted()).toEqual(['done', 'tasks/not-failed']);
    expect(await inDatabase(taskId)).toMatchObject({ retries: 1, status: 'pending' });
    (await move(taskId, 'completed')).payload();
  }
});

it('retry all against the worker: every task is put back at most once and none is lost', async () => {
  const tasks = await Promise.all(Array.from({ length: 8 }, () => given('failed')));
  await Promise.all([
    admin.send(retryFailedTasks, { body: {} }),
    ...tasks.map((taskId) => move(taskId, 'pending')),
    ...tasks.map((taskId) => move(taskId, 'completed')),
    admin.send(retryFailedTasks, { body: {} }),
  ]);
  for (const taskId of tasks) {
    const task = await inDatabase(taskId);
    expect(task?.retries ?? 0).toBeLessThanOrEqual(1);
    if (task?.status !== 'completed') (await move(taskId, 'completed')).payload();
    expect(await downloadsOf(taskId)).toBe(1);
  }
  const pending = await server.bot().send(listTasks, { query: { status: 'pending' } });
  expect(pending.payload().tasks.filter(({ user_id }) => user_id === userId)).toEqual([]);
  expect(await balance()).toBe(BALANCE - tasks.length);
});

it('a task that changes is always newer than before, though the clock of an instance is behind', async () => {
  const taskId = await given('in_progress');
  const seen: number[] = [];
  const note = async () => seen.push((await inDatabase(taskId))?.updated_at.getTime() ?? NaN);
  await note();
  server.clock.advance(-60_000);
  admin = await server.signInAsAdmin();
  await move(taskId, 'in_progress', 10);
  await note();
  (await cancel(taskId)).payload();
  await note();
  (await retry(taskId)).payload();
  await note();
  expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other));
});
