import { listAdminTasks, listInProgressTasks } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import { answer, expectAccessible, type Screen, within } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { besideColumns, sampleAdminTask } from '../../../test/sample-queue';
import { LiveQueueTab } from './live-queue-tab';

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
const running = sampleAdminTask({ updated_at: ago(11), created_at: ago(20) });
const counts = { 'in-progress': 1, pending: 0, completed: 0, failed: 0 };
const pagination = { currentPage: 1, totalPages: 1, totalRecords: 0, totalTasks: 0 };
const open = () =>
  openTab(<LiveQueueTab />, {
    answers: [
      answer(listAdminTasks, { tasks: [], pagination }),
      answer(listInProgressTasks, { tasks: [running], counts, revision: 1 }),
      ...besideColumns(),
    ],
  });
const SPECIFIED = ['In Progress', 'Pending', 'Recently Completed', 'Failed'];
const columns = (screen: Screen) =>
  screen
    .getAllByRole('heading', { level: 2 })
    .flatMap(({ textContent }) => (SPECIFIED.includes(textContent) ? [textContent] : []));
const pick = async (screen: Screen, name: string) =>
  screen.user.click(await screen.findByRole('radio', { name }));

afterEach(() => localStorage.clear());

test('the four columns stand in their order; as lines, failed tasks come first, and the browser remembers it', async () => {
  const screen = await open();
  await screen.findByRole('list', { name: 'In Progress' });
  expect(columns(screen)).toEqual(SPECIFIED);
  await pick(screen, 'Lines');
  const lines = ['Failed', 'In Progress', 'Pending', 'Recently Completed'];
  expect(columns(screen)).toEqual(lines);
  await expectAccessible();
  expect(localStorage.getItem('adminQueueView')).toBe('lines');
  await pick(screen, 'Columns');
  expect(columns(screen)).toEqual(SPECIFIED);
});

test('a line has all that a card has: name, user, service, quality, progress, times and actions; a task without news is marked', async () => {
  localStorage.setItem('adminQueueView', 'lines');
  const screen = await open();
  await screen.findByRole('radio', { name: 'Lines', checked: true });
  const list = within(await screen.findByRole('list', { name: 'In Progress' }));
  const line = list.getByRole('listitem');
  for (const text of ['Panchayat.mkv', 'Rokeya (10001)', 'Hoichoi', '1080p', '40%', 'Stuck'])
    expect(line.textContent).toContain(text);
  expect(line.textContent).toContain('Updated 11 minutes ago');
  list.getByRole('button', { name: 'Cancel: Panchayat.mkv' });
  within(screen.getByRole('region', { name: 'In Progress' })).getByText('1 stuck');
});
