import {
  getUser,
  getUserOttStats,
  getUserStats,
  getUserTasks,
  streamUserTasks,
  type UserTasksResponse,
} from '@portal/contracts';
import {
  answer,
  type Answer,
  disconnect,
  expectAccessible,
  given,
  hideTab,
  hold,
  refuse,
  requestsOf,
  sampleUser,
  type Screen,
  type ScreenOptions,
  stream,
  waitFor,
  within,
} from '@portal/screen-testing';
import { ServicesCard, StatCards, useDashboardUser } from '@portal/dashboard';
import { sampleTask } from '@portal/testing/samples';
import { openCards } from '../../../../test/open-cards';
import { QueueCard } from './queue-card';

const POLL_MS = 7_000;
const REOPEN_MS = 30_000;
/** Just after the samples changed. */
const SOON = '2031-03-01T06:00:30.000Z';
const clock = '2031-03-10T06:00:00.000Z';

const { userId } = sampleUser();
const openQueue = (options: ScreenOptions) =>
  openCards(<QueueCard userId={userId} few={3} />, options);

/** The queue beside what the end of a task changes. */
function QueueAndNumbers() {
  useDashboardUser(userId);
  return (
    <>
      <QueueCard userId={userId} />
      <StatCards userId={userId} />
      <ServicesCard userId={userId} />
    </>
  );
}

const only = (file_name: string): UserTasksResponse => ({ tasks: [sampleTask({ file_name })] });
const live = (first: UserTasksResponse) => stream<UserTasksResponse>(streamUserTasks, first);
const noStream = (): Answer => refuse(streamUserTasks, 'service/unavailable');
const polls = () => requestsOf(getUserTasks).length;
const streams = () => requestsOf(streamUserTasks).length;
const queue = (screen: Screen) => within(screen.getByRole('region', { name: 'Live Queue' }));

test('a task moves on the screen as the service sends it, without polling, and its end changes the numbers', async () => {
  const tasks = live(only('Eleven.Rivers.mkv'));
  const screen = await openCards(<QueueAndNumbers />, { answers: [tasks.answer], clock });
  await queue(screen).findByText('Waiting');
  tasks.send({ tasks: [sampleTask({ status: 'in_progress', progress: 5 })] });
  const bar = await queue(screen).findByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('5');
  tasks.send({ tasks: [sampleTask({ status: 'in_progress', progress: 80 })] });
  await queue(screen).findByText('80%');
  expect(polls()).toBe(0);

  // The clock stands, so nothing but the end of the task can be why they are read again.
  const numbers = [
    hold(getUser, { user: sampleUser() }),
    hold(getUserStats, { stats: { todayDownloads: 1, totalDownloads: 3, recentDownloads: [] } }),
    hold(getUserOttStats, { stats: [] }),
  ];
  given(...numbers.map(({ answer: held }) => held));
  tasks.send({ tasks: [] });
  await queue(screen).findByText(/^Nothing in the queue right now\./);
  await Promise.all(numbers.map(({ asked }) => asked));
  await Promise.all(numbers.map(({ release }) => release()));
});

test('what runs stands first, then what waits, then what failed and why', async () => {
  const tasks = [
    sampleTask({
      _id: '1',
      file_name: 'Failed.mkv',
      status: 'failed',
      error_message: 'Link expired.',
    }),
    sampleTask({ _id: '2', file_name: 'Waiting.mkv' }),
    sampleTask({ _id: '3', file_name: 'Running.mkv', status: 'in_progress', progress: 62 }),
    sampleTask({ _id: '4', file_name: 'Unknown.mkv', status: 'in_progress' }),
  ];
  const screen = await openQueue({ answers: [live({ tasks }).answer] });
  await screen.user.click(await queue(screen).findByRole('button', { name: 'Show all 4' }));
  const rows = await queue(screen).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'RRunning720pnetflixFile nameRunning.mkvMKVDownloading62%',
    'UUnknown720pnetflixFile nameUnknown.mkvMKVDownloading',
    'WWaiting720pnetflixFile nameWaiting.mkvMKVWaiting',
    'FFailed720pnetflixFile nameFailed.mkvMKVFailedLink expired.',
  ]);
  const bars = queue(screen).getAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['62', null]);
  await expectAccessible();
});

test('in Bangla a failed task says what to do: the bot’s own words are English', async () => {
  const tasks = [sampleTask({ status: 'failed', error_message: 'The link has expired.' })];
  const screen = await openQueue({ answers: [live({ tasks }).answer], language: 'bn' });
  await screen.findByText('লিংকটি আর কাজ করে না: বটকে নতুন লিংক পাঠান।');
  expect(screen.queryByText(/link/)).toBeNull();
});

test('a task whose progress stands for three minutes is called stalled, until it moves again', async () => {
  const running = (progress: number, updated_at: string): UserTasksResponse => ({
    tasks: [sampleTask({ status: 'in_progress', progress, updated_at })],
  });
  const tasks = live(running(40, '2031-03-10T05:58:30.000Z'));
  const screen = await openQueue({ answers: [tasks.answer], clock });
  await queue(screen).findByText('Downloading');
  await screen.passTime(105_000);
  await queue(screen).findByText('Stalled');
  queue(screen).getByText('Last progress 3 minutes ago');
  tasks.send(running(41, '2031-03-10T06:01:44.000Z'));
  await queue(screen).findByText('41%');
  expect(queue(screen).queryByText('Stalled')).toBeNull();
});

test('a task is named by its title; its progress too', async () => {
  const tasks = [
    sampleTask({ file_name: 'Harbour.Nine.S02E05.720p.mkv', status: 'in_progress', progress: 5 }),
  ];
  const screen = await openQueue({ answers: [live({ tasks }).answer], clock: SOON });
  await queue(screen).findByRole('progressbar', { name: 'Progress of Harbour Nine' });
  const row = queue(screen).getByRole('button', { name: /^Harbour Nine S02 · E05 720p netflix/ });
  expect(
    queue(screen).getByText('Harbour.Nine.S02E05.720p.mkv').closest('[hidden]'),
  ).not.toBeNull();
  await screen.user.click(row);
  expect(queue(screen).getByText('Harbour.Nine.S02E05.720p.mkv').closest('[hidden]')).toBeNull();
});

test('when the stream does not work the queue is polled every 7 seconds, never twice at once', async () => {
  const screen = await openQueue({
    answers: [noStream(), answer(getUserTasks, only('First.mkv'))],
    clock,
  });
  await queue(screen).findByText('First.mkv');
  const second = hold(getUserTasks, only('Second.mkv'));
  given(second.answer);
  const before = polls();
  await screen.passTime(POLL_MS);
  await second.asked;
  await screen.passTime(5 * POLL_MS);
  expect(polls()).toBe(before + 1);
  await second.release();
  await queue(screen).findByText('Second.mkv');
});

test('a stream that works again takes over from polling', async () => {
  const screen = await openQueue({
    answers: [noStream(), answer(getUserTasks, only('Polled.mkv'))],
    clock,
  });
  await queue(screen).findByText('Polled.mkv');
  given(live(only('Streamed.mkv')).answer);
  await screen.passTime(REOPEN_MS);
  await queue(screen).findByText('Streamed.mkv');
  const before = polls();
  await screen.passTime(3 * POLL_MS);
  expect(polls()).toBe(before);
});

test('news are not undone by an older answer that comes later', async () => {
  const older = hold(getUserTasks, only('Older.mkv'));
  const screen = await openQueue({ answers: [noStream(), older.answer], clock });
  await older.asked;
  given(live(only('Newer.mkv')).answer);
  await screen.passTime(REOPEN_MS);
  await queue(screen).findByText('Newer.mkv');
  await older.release();
  queue(screen).getByText('Newer.mkv');
  expect(queue(screen).queryByText('Older.mkv')).toBeNull();
});

test('a hidden tab neither listens nor polls', async () => {
  const tasks = live(only('First.mkv'));
  const screen = await openQueue({ answers: [tasks.answer], clock });
  await queue(screen).findByText('First.mkv');
  hideTab(true);
  tasks.send(only('Unseen.mkv'));
  await screen.passTime(10 * POLL_MS);
  queue(screen).getByText('First.mkv');
  expect([streams(), polls()]).toEqual([1, 0]);
  hideTab(false);
  await waitFor(() => expect(streams()).toBe(2));
});

test('a queue that could not be loaded is only logged; the card offers another try', async () => {
  const screen = await openQueue({ answers: [noStream(), disconnect(getUserTasks)] });
  await queue(screen).findByText('This could not be loaded right now.');
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith(
    'The dashboard could not load the queue.',
    expect.anything(),
  );
  given(answer(getUserTasks, only('Back.mkv')));
  await screen.user.click(queue(screen).getByRole('button', { name: 'Try again' }));
  await queue(screen).findByText('Back.mkv');
});
