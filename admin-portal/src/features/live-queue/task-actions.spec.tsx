import {
  cancelTask,
  listAdminTasks,
  listInProgressTasks,
  retryFailedTasks,
  retryTask,
} from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import {
  answer,
  type Answer,
  disconnect,
  expectAccessible,
  given,
  never,
  refuse,
  requestsOf,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { besideColumns, sampleAdminTask } from '../../../test/sample-queue';
import { isClosed, press, pressIn } from '../../../test/steps';
import { LiveQueueTab } from './live-queue-tab';

const running = sampleAdminTask();
const failed = sampleAdminTask({
  ...{ _id: 'task-2', file_name: 'Tram.mkv', status: 'failed', error_message: 'No space left.' },
});
const completed = sampleAdminTask({ _id: 'task-3', file_name: 'Done.mkv', status: 'completed' });
const counts = { 'in-progress': 1, pending: 0, completed: 1, failed: 1 };

/** A service with a task in each of these columns. A retried task leaves its column. */
function queue(): Answer[] {
  let failedTasks = [failed];
  return [
    answer(listAdminTasks, ({ params }) => {
      const tasks = { completed: [completed], failed: failedTasks }[params['status'] ?? ''] ?? [];
      const total = { totalRecords: tasks.length, totalTasks: tasks.length };
      return { tasks, pagination: { currentPage: 1, totalPages: 1, ...total } };
    }),
    answer(listInProgressTasks, { tasks: [running], counts, revision: 1 }),
    ...besideColumns(),
    answer(retryTask, () => {
      failedTasks = [];
      return { message: 'Task queued again.' };
    }),
  ];
}

const open = (role: AdminRole = 'owner', search = '') =>
  openTab(<LiveQueueTab />, {
    role,
    path: `/admin/dashboard?tab=live-queue${search}`,
    answers: queue(),
  });
const reads = () => requestsOf(listInProgressTasks).length;

describe('a running task', () => {
  test('is cancelled after a question, and then the queue is read again', async () => {
    const screen = await open();
    given(answer(cancelTask, { message: 'Task cancelled.' }));
    await press(screen, 'Cancel: Panchayat.mkv');
    await screen.findByRole('dialog', { name: 'Cancel this task?' });
    await expectAccessible();
    expect(requestsOf(cancelTask)).toEqual([]);
    const before = reads();
    await pressIn(screen, 'Cancel task');
    await screen.findByText('Task cancelled.');
    await isClosed(screen);
    expect(requestsOf(cancelTask).map(({ params }) => params)).toEqual([{ taskId: 'task-1' }]);
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });

  test("stays when the administrator chooses 'Keep it'", async () => {
    const screen = await open();
    await press(screen, 'Cancel: Panchayat.mkv');
    await pressIn(screen, 'Keep it');
    await isClosed(screen);
    expect(requestsOf(cancelTask)).toEqual([]);
  });

  test.each([
    ['Task not found.', refuse(cancelTask, 'tasks/not-found')],
    ['Server error.', disconnect(cancelTask)],
  ])("that could not be cancelled says '%s', and can be cancelled again", async (text, fault) => {
    const screen = await open();
    given(fault);
    await press(screen, 'Cancel: Panchayat.mkv');
    await pressIn(screen, 'Cancel task');
    await screen.findByText(text);
    await isClosed(screen);
    await press(screen, 'Cancel: Panchayat.mkv');
    await screen.findByRole('dialog', { name: 'Cancel this task?' });
  });

  test('is not cancelled twice while the first answer is on its way', async () => {
    const screen = await open();
    given(never(cancelTask));
    await press(screen, 'Cancel: Panchayat.mkv');
    await pressIn(screen, 'Cancel task');
    await isClosed(screen);
    await press(screen, 'Cancel: Panchayat.mkv');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requestsOf(cancelTask)).toHaveLength(1);
  });
});

describe('a failed task', () => {
  test('is retried without a question, once, however often the button is pressed', async () => {
    const screen = await open();
    given(never(retryTask));
    await press(screen, 'Retry: Tram.mkv');
    await press(screen, 'Retry: Tram.mkv');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requestsOf(retryTask).map(({ params }) => params)).toEqual([{ taskId: 'task-2' }]);
  });

  test.each([
    ['Only a failed task can be retried.', refuse(retryTask, 'tasks/not-failed')],
    ['Server error.', disconnect(retryTask)],
  ])("that could not be retried says '%s', and stays until it is", async (text, fault) => {
    const screen = await open();
    given(fault);
    await press(screen, 'Retry: Tram.mkv');
    await screen.findByText(text);
    screen.getByText('Tram.mkv');
    given(...queue());
    await press(screen, 'Retry: Tram.mkv');
    await screen.findByText('Task queued again.');
    await waitFor(() => expect(screen.queryByText('Tram.mkv')).toBeNull());
  });
});

describe("'Retry all'", () => {
  test.each([
    ['', 'Every failed task goes back to the queue, up to 500 at once.', {}],
    [
      '&search=Tram',
      "Every failed task that 'Tram' finds goes back to the queue, up to 500 at once.",
      { search: 'Tram' },
    ],
  ])('asks, and retries what the search finds: %s', async (search, question, body) => {
    const screen = await open('owner', search);
    given(answer(retryFailedTasks, { retried: 1, message: '1 task queued again.' }));
    await press(screen, 'Retry all');
    const dialog = await screen.findByRole('dialog', { name: 'Retry all failed tasks?' });
    expect(dialog.textContent).toContain(question);
    expect(requestsOf(retryFailedTasks)).toEqual([]);
    await expectAccessible();
    await pressIn(screen, 'Retry all');
    await screen.findByText('1 task queued again.');
    expect(requestsOf(retryFailedTasks).map((request) => request.body)).toEqual([body]);
  });

  test('does nothing after Cancel, and says why it failed', async () => {
    const screen = await open();
    await press(screen, 'Retry all');
    await pressIn(screen, 'Cancel');
    await isClosed(screen);
    expect(requestsOf(retryFailedTasks)).toEqual([]);
    for (const [text, fault] of [
      ['Server error.', disconnect(retryFailedTasks)],
      [
        'The service is busy.',
        refuse(retryFailedTasks, 'service/bug', { message: 'The service is busy.' }),
      ],
    ] as const) {
      given(fault);
      await press(screen, 'Retry all');
      await pressIn(screen, 'Retry all');
      await screen.findByText(text);
      await isClosed(screen);
    }
  });

  test('is offered only where tasks have failed', async () => {
    const screen = await open();
    await screen.findByRole('button', { name: 'Retry all' });
    await press(screen, 'Retry: Tram.mkv');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry all' })).toBeNull());
  });
});

test('a completed task has no actions', async () => {
  const screen = await open();
  await screen.findByText('Done.mkv');
  await screen.findByRole('button', { name: 'Retry: Tram.mkv' });
  expect(screen.queryAllByRole('button', { name: /Done\.mkv/ })).toEqual([]);
});

test('a role that may not change tasks can only copy the error', async () => {
  const screen = await open('viewer');
  await screen.findByText('Tram.mkv');
  await screen.findByRole('button', { name: /Copy/ });
  expect(screen.queryAllByRole('button', { name: /^(Cancel|Retry)/ })).toEqual([]);
});
