import {
  type AdminTaskView,
  listAdminTasks,
  listInProgressTasks,
  type QueueView,
  streamTasks,
} from '@portal/contracts';
import { HOUR_MS } from '@portal/rules';
import {
  answer,
  type Answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  hideTab,
  requestsOf,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { besideColumns, sampleAdminTask } from '../../../test/sample-queue';
import { LiveQueueTab } from './live-queue-tab';

const NOW = '2031-03-01T06:00:00.000Z';
const PAGED = ['Pending', 'Recently Completed', 'Failed'];

/** A task that failed an hour ago. */
const task = (place: number, change: Partial<AdminTaskView> = {}): AdminTaskView =>
  sampleAdminTask({
    ...{ _id: `task-${place}`, status: 'failed', progress: null, error_message: 'No such title' },
    updated_at: new Date(Date.parse(NOW) - HOUR_MS).toISOString(),
    ...change,
  });

const queueOf = (tasks: AdminTaskView[], revision: number): QueueView => ({
  tasks,
  counts: { 'in-progress': tasks.length, pending: 21, completed: 21, failed: 21 },
  revision,
});

/** The tab with 21 tasks in each column that has pages. */
const open = ({ stream, running = [] }: { stream?: Answer; running?: AdminTaskView[] } = {}) =>
  openTab(<LiveQueueTab />, {
    clock: NOW,
    answers: [
      answer(listAdminTasks, {
        tasks: [task(1), task(2, { userName: '' })],
        pagination: { currentPage: 1, totalPages: 3, totalRecords: 21, totalTasks: 21 },
      }),
      answer(listInProgressTasks, queueOf(running, 1)),
      ...besideColumns(stream),
    ],
  });

const column = (screen: Screen, name: string) => within(screen.getByRole('region', { name }));
const cards = async (screen: Screen, name: string) => {
  await screen.findByRole('list', { name });
  return column(screen, name).getAllByRole('listitem');
};

test("the columns but In Progress have pages of ten and their number of tasks; an empty one says 'No tasks here.'", async () => {
  const screen = await open();
  await column(screen, 'In Progress').findByText('No tasks here.');
  expect(column(screen, 'In Progress').queryByRole('navigation')).toBeNull();
  for (const name of PAGED) {
    await column(screen, name).findByText('Page 1 of 3');
    column(screen, name).getByText('21');
  }
  await screen.user.click(column(screen, 'Failed').getByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(requestsOf(listAdminTasks).at(-1)).toMatchObject({
      params: { status: 'failed' },
      query: { page: '2', limit: '10' },
    }),
  );
});

test("a failed task tells its error and when it changed; a user without a name is 'N/A'", async () => {
  const screen = await open();
  const [first, second] = await cards(screen, 'Failed');
  expect(first?.textContent).toContain('No such title');
  expect(first?.textContent).toContain('Updated 1 hour ago');
  expect(second?.textContent).toContain('N/A (10001)');
});

test('without the stream the tasks are asked for every 7 seconds; running ones have a speed', async () => {
  const screen = await open({ stream: disconnect(streamTasks) });
  await column(screen, 'In Progress').findByText('No tasks here.');
  const running = { status: 'in_progress', error_message: null, progress: 5, speed: 2.6 } as const;
  given(answer(listInProgressTasks, queueOf([task(3, running)], 2)));
  await screen.passTime(6_999);
  column(screen, 'In Progress').getByText('No tasks here.');
  await screen.passTime(1);
  const [card] = await cards(screen, 'In Progress');
  expect(card?.textContent).toContain('3% a minute');
});

test('a hidden tab neither asks nor listens, and listens at once when it is seen again', async () => {
  const screen = await open({ stream: disconnect(streamTasks) });
  await column(screen, 'In Progress').findByText('No tasks here.');
  const asked = () => requestsOf(listInProgressTasks).length + requestsOf(listAdminTasks).length;
  const streams = () => requestsOf(streamTasks).length;
  hideTab(true);
  const before = [asked(), streams()];
  await screen.passTime(10 * 7_000);
  expect([asked(), streams()]).toEqual(before);
  hideTab(false);
  await waitFor(() => expect(streams()).toBe(2));
});

test("a column that could not be read says 'Failed to fetch {status} tasks.'", async () => {
  const screen = await openTab(<LiveQueueTab />, {
    answers: [
      answerHtml(listAdminTasks),
      answerHtml(listInProgressTasks),
      ...besideColumns(disconnect(streamTasks)),
    ],
  });
  for (const status of ['in-progress', 'pending', 'completed', 'failed'])
    await screen.findByText(`Failed to fetch ${status} tasks.`);
  await expectAccessible();
});

test('the border of a card at the side says its status', async () => {
  const states = ['in_progress', 'pending', 'completed', 'failed'] as const;
  const running = states.map((status, place) => task(place, { status, error_message: null }));
  const screen = await open({ running });
  const borders = (await cards(screen, 'In Progress')).map((card) =>
    getComputedStyle(card).getPropertyValue('border-inline-start'),
  );
  expect(new Set(borders).size).toBe(states.length);
});
