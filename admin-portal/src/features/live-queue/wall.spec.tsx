import { getQueueWall, type QueueWall, retryFailedTasks } from '@portal/contracts';
import { answer, disconnect, expectAccessible, given, requestsOf } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { itemTexts, press, pressIn, rowTexts } from '../../../test/steps';
import { Wall } from './wall';

const at = '2031-01-05T10:00:00.000Z';
const wall: QueueWall = {
  failed: [
    { error: 'The link has expired', count: 12, oldestAt: at, newestAt: at },
    { error: '', count: 1, oldestAt: at, newestAt: at },
  ],
  oldestPendingAt: at,
  lastHour: [
    { name: 'hoichoi', completed: 40, failed: 2 },
    { name: 'ZEE5', completed: 3, failed: 0 },
  ],
};
const open = (shown: QueueWall, mayChange = true) =>
  openTab(<Wall mayChange={mayChange} />, { answers: [answer(getQueueWall, { wall: shown })] });

test('failed tasks are grouped by error; all of a group are retried together, after a question', async () => {
  const screen = await open(wall);
  const [expired, unknown] = await itemTexts(screen, 'Failed, by error');
  expect(expired).toMatch(/^12The link has expired/);
  expect(unknown).toMatch(/^1No error message/);
  expect(await rowTexts(screen, 'Last hour')).toEqual(['hoichoi402', 'ZEE530']);
  screen.getByText(/^The oldest waiting task changed /);
  await expectAccessible();
  const [retry] = screen.getAllByRole('button', { name: 'Retry all of these' });
  if (retry) await screen.user.click(retry);
  await screen.findByRole('dialog', { name: 'Retry 12 tasks?' });
  given(answer(retryFailedTasks, { retried: 12, message: '12 tasks queued again.' }));
  await pressIn(screen, 'Retry');
  await screen.findByText('12 tasks queued again.');
  expect(requestsOf(retryFailedTasks).map(({ body }) => body)).toEqual([
    { error: 'The link has expired' },
  ]);
});

test('who may not change tasks sees groups without a retry; nothing failed says so; a failure is tried again', async () => {
  const screen = await openTab(<Wall mayChange={false} />, { answers: [disconnect(getQueueWall)] });
  await screen.findByText('Server connection error.');
  given(answer(getQueueWall, { wall }));
  await press(screen, 'Try again');
  await itemTexts(screen, 'Failed, by error');
  expect(screen.queryAllByRole('button', { name: 'Retry all of these' })).toEqual([]);
});

test('a quiet queue says so', async () => {
  const screen = await open({ failed: [], oldestPendingAt: null, lastHour: [] });
  await screen.findByText('No task has failed.');
  screen.getByText('No task waits.');
  screen.getByText('No task ended in the last hour.');
});
