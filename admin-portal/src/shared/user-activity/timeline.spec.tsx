import { getTimeline, type TimelineEntry, undoAction } from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { managedUser } from '../../../test/managed-user';
import { openTab } from '../../../test/open-tab';
import { listedUser } from '../../../test/sample-users';
import { itemTexts, press } from '../../../test/steps';
import { UserActivity } from './user-activity';

const at = '2031-01-05T20:00:00.000Z';
const entry = (text: string): TimelineEntry => ({
  ...{ _id: text, kind: 'note', at, actor: 'Nadia', text },
});
const open = (...timeline: TimelineEntry[]) =>
  openTab(<UserActivity userId={1042} />, {
    answers: managedUser({ user: listedUser(1042), timeline }),
  });
const entries = async (screen: Screen) => {
  const items = await itemTexts(screen, 'What happened, newest first');
  return items.filter((text) => text !== 'Show older');
};

test('tells what happened in words, newest first, with the exact time', async () => {
  const admin = { kind: 'admin', at, actor: 'Nadia', details: {} } as const;
  const screen = await open(
    { ...admin, _id: '5', action: 'accounts/freeze' },
    { _id: '4', kind: 'download', at, fileName: 'Tram.mkv', service: 'netflix' },
    {
      ...{ _id: '3', kind: 'plan', at, days: 30, videos: 65 },
      ...{ reason: 'admin', actor: 'admin:Nadia', balanceAfter: 65 },
    },
    { ...admin, _id: '2', action: 'accounts/open' },
  );
  const [frozen, download, plan, opened] = await entries(screen);
  expect(frozen).toContain('Nadia froze the user');
  expect(download).toContain('Downloaded Tram.mkv from netflix');
  expect(plan).toContain('Plan: +30 days, +65 videos by hand · admin Nadia65 videos left');
  expect(opened).toContain('opened the account');
  expect(screen.getAllByRole('time')[0]?.textContent).toMatch(/\d{4}, \d{1,2}:\d\d [AP]M$/);
  await expectAccessible();
});

test('shows one kind alone', async () => {
  const screen = await open(entry('Called twice.'));
  await entries(screen);
  given(answer(getTimeline, { timeline: [], next: null }));
  await press(screen, 'Payments');
  await screen.findByText('Nothing of this kind has happened yet.');
  expect(requestsOf(getTimeline).at(-1)?.query).toEqual({ kind: 'payment' });
  expect(screen.getByRole('button', { name: 'Payments' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test("'Show older' goes on where the part above ends, and the first of the older ones has the focus", async () => {
  const screen = await open();
  const parts = {
    first: { timeline: [entry('three')], next: 'cursor-3' },
    second: { timeline: [entry('two'), entry('one')], next: null },
  };
  given(answer(getTimeline, ({ query }) => (query['before'] ? parts.second : parts.first)));
  await press(screen, 'Notes');
  await waitFor(async () => expect(await entries(screen)).toHaveLength(1));
  given(disconnect(getTimeline));
  await press(screen, 'Show older');
  await screen.findByText('Server connection error.');
  given(answer(getTimeline, parts.second));
  await press(screen, 'Try again');
  await waitFor(async () => expect(await entries(screen)).toHaveLength(3));
  expect(requestsOf(getTimeline).at(-1)?.query).toEqual({ kind: 'note', before: 'cursor-3' });
  const older = screen.getByText('two').closest('li');
  await waitFor(() => expect(document.activeElement).toBe(older));
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('that cannot be read says so and is read with another try', async () => {
  const answers = [...managedUser({ user: listedUser(1042) }), disconnect(getTimeline)];
  const screen = await openTab(<UserActivity userId={1042} />, { answers });
  await screen.findByText('Server connection error.');
  given(answer(getTimeline, { timeline: [entry('Called twice.')], next: null }));
  await press(screen, 'Try again');
  expect((await entries(screen))[0]).toContain('Called twice.');
});

test('an action is undone after a question; one that was undone says so', async () => {
  const admin = { kind: 'admin', at, actor: 'Nadia', details: {} } as const;
  const screen = await open(
    { ...admin, _id: '2', action: 'accounts/freeze', actionId: 'b'.repeat(24), isUndone: false },
    { ...admin, _id: '1', action: 'accounts/tags', actionId: 'c'.repeat(24), isUndone: true },
  );
  const [, tags] = await entries(screen);
  expect(tags).toContain('Undone');
  given(answer(undoAction, { user: listedUser(1042), message: 'Undone.' }));
  await press(screen, 'Undo');
  await press(screen, 'Yes, Undo');
  await screen.findByText('Undone.');
  expect(requestsOf(undoAction)[0]?.params).toEqual({ id: '1042', actionId: 'b'.repeat(24) });
});
