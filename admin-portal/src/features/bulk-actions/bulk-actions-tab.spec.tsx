import {
  type BulkActionView,
  type BulkRowView,
  getBulkAction,
  listBulkActions,
  listBulkRows,
  planBulkAction,
  startBulkAction,
  stopBulkAction,
  undoBulkAction,
} from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { sampleBulkAction, sampleBulkRow } from '../../../test/sample-bulk-actions';
import { listedUser, userPages } from '../../../test/sample-users';
import { fill, itemTexts, press, pressIn, rowTexts } from '../../../test/steps';
import { CurrentTab } from '../../frame/current-tab';

const ID = sampleBulkAction()._id;
const PAGE = `/admin/dashboard?tab=bulk-actions&action=${ID}`;
const onePage = (totalRecords: number) => ({ currentPage: 1, totalPages: 1, totalRecords });
const gives = (bulkAction: BulkActionView) => answer(getBulkAction, { bulkAction });
const givesRows = (...rows: BulkRowView[]) =>
  answer(listBulkRows, { rows, pagination: onePage(rows.length) });
const open = (action: BulkActionView, rows: BulkRowView[] = []) =>
  openTab(<CurrentTab />, { path: PAGE, answers: [gives(action), givesRows(...rows)] });
const number = (screen: Screen, name: string) =>
  screen.findByText((_text, term) => term?.tagName === 'DT' && term.textContent === name);
const value = async (screen: Screen, name: string) =>
  (await number(screen, name)).nextElementSibling?.textContent;

describe('a preview', () => {
  test('shows users before and after, sums, and who stays unchanged; Start asks first', async () => {
    const screen = await open(sampleBulkAction(), [
      sampleBulkRow(10_001),
      sampleBulkRow(10_002, { name: 'User 10002', outcome: 'unchanged', message: 'Was frozen.' }),
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Add 7 days to 312 users' });
    screen.getByText('Expired users matching "rah"');
    screen.getByText('by ana');
    expect(await value(screen, 'Will change')).toBe('300');
    expect(await value(screen, 'Days')).toBe('+2,100');
    const [first, second] = await rowTexts(screen, 'Users');
    expect(first).toContain('Amina 100011000110 → 1750Will change');
    expect(second).toContain('N/A10002');
    expect(second).toContain('UnchangedWas frozen.');
    await expectAccessible();
    await press(screen, 'Start');
    const dialog = await screen.findByRole('dialog', { name: 'Add 7 days to 300 users?' });
    expect(dialog.textContent).toContain(
      '300 users will be changed: +2,100 days. 12 stay as they are.',
    );
    const done = sampleBulkAction({ state: 'done', outcomes: { done: 300, unchanged: 12 } });
    given(answer(startBulkAction, { bulkAction: done, message: 'Started.' }), gives(done));
    await pressIn(screen, 'Yes, Start');
    expect(await value(screen, 'Done')).toBe('300');
  });

  test('of users to freeze shows their accounts, and is filtered by what will happen', async () => {
    const before = { days: 10, videos: 50, isFrozen: false };
    const action = { ...sampleBulkAction(), action: { kind: 'freeze' } } as const;
    const screen = await open(action, [
      sampleBulkRow(10_001, { before, after: { ...before, isFrozen: true } }),
    ]);
    expect(await rowTexts(screen, 'Users')).toEqual([
      expect.stringContaining('Active → FrozenWill change'),
    ]);
    await press(screen, /^Unchanged 10$/);
    await waitFor(() =>
      expect(requestsOf(listBulkRows).at(-1)?.query).toMatchObject({ outcome: 'unchanged' }),
    );
    expect(window.location.search).toContain('outcome=unchanged');
  });

  test('older than an hour says so, and is planned again with the same users', async () => {
    const old = sampleBulkAction({ createdAt: new Date(Date.now() - 61 * 60_000).toISOString() });
    const path = '/admin/dashboard?tab=users';
    const answers = [userPages([listedUser(10_001)]), gives(old), givesRows()];
    const screen = await openTab(<CurrentTab />, { path, answers });
    given(answer(planBulkAction, { bulkAction: old }));
    await screen.user.click(await screen.findByRole('checkbox', { name: /10001/ }));
    await press(screen, 'Bulk action');
    await fill(screen, 'Days', '7');
    await pressIn(screen, 'Preview changes');
    await screen.findByText(/^This preview is older than an hour/);
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    const fresh = sampleBulkAction({ _id: '665f0000000000000000b02d' });
    given(answer(planBulkAction, { bulkAction: fresh }), gives(fresh));
    await press(screen, 'Preview again');
    await screen.findByRole('button', { name: 'Start' });
    expect(window.location.search).toContain(fresh._id);
    const [first, again] = requestsOf(planBulkAction);
    expect(again?.body).toEqual(first?.body);
  });

  test('that another window made sends back to the lists when it is old', async () => {
    const screen = await open(sampleBulkAction({ createdAt: '2020-01-01T00:00:00.000Z' }));
    const link = await screen.findByRole('link', { name: 'Select users again' });
    expect(link.getAttribute('href')).toBe('/admin/dashboard?tab=users');
  });
});

describe('a running bulk action', () => {
  const running = sampleBulkAction({ state: 'running', outcomes: { done: 75, pending: 225 } });

  test('is read each second with its progress, and no more once it has ended', async () => {
    const screen = await openTab(<CurrentTab />, {
      path: PAGE,
      clock: '2031-03-10T06:00:00.000Z',
      answers: [gives(running), givesRows()],
    });
    const progress = await screen.findByRole('progressbar', { name: 'Progress' });
    expect(progress.getAttribute('aria-valuenow')).toBe('25');
    expect(progress.getAttribute('aria-valuetext')).toBe('75 of 300 users');
    const before = requestsOf(getBulkAction).length;
    await screen.passTime(1_100);
    await waitFor(() => expect(requestsOf(getBulkAction).length).toBeGreaterThan(before));
    given(gives(sampleBulkAction({ state: 'done', outcomes: { done: 300 } })));
    await screen.passTime(1_100);
    expect(await value(screen, 'Done')).toBe('300');
    expect(screen.queryByRole('progressbar')).toBeNull();
    const atTheEnd = requestsOf(getBulkAction).length;
    await screen.passTime(10_000);
    // When the action ends, it is read once more together with all lists.
    expect(requestsOf(getBulkAction).length - atTheEnd).toBeLessThanOrEqual(1);
  });

  test('is stopped and goes on', async () => {
    const screen = await open(running);
    const stopped = { ...running, state: 'stopped' } as const;
    given(answer(stopBulkAction, { bulkAction: stopped, message: 'Stopped.' }), gives(stopped));
    await press(screen, 'Stop');
    await screen.findByText(/^Stopped by an administrator\./);
    const progress = screen.getByRole('progressbar', { name: 'Progress' });
    expect(progress.getAttribute('aria-valuetext')).toBe('75 of 300 users');
    await expectAccessible();
    const done = sampleBulkAction({ state: 'done', outcomes: { done: 300 } });
    given(answer(startBulkAction, { bulkAction: done, message: 'Started.' }), gives(done));
    await press(screen, 'Continue');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(await value(screen, 'Done')).toBe('300');
  });
});

test('a finished bulk action is undone after a confirmation, and then no more', async () => {
  const screen = await open(sampleBulkAction({ state: 'done', outcomes: { done: 2 } }));
  const undone = sampleBulkAction({ state: 'undone', outcomes: { undone: 2 } });
  given(answer(undoBulkAction, { bulkAction: undone, message: 'Undone.' }), gives(undone));
  await press(screen, 'Undo');
  await pressIn(screen, 'Yes, Undo');
  expect(await value(screen, 'Undone')).toBe('2');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

describe('the list', () => {
  const path = '/admin/dashboard?tab=bulk-actions';

  test('shows action, selection, administrator, time and result', async () => {
    const bulkActions = [sampleBulkAction({ state: 'done', outcomes: { done: 2 } })];
    const answers = [answer(listBulkActions, { bulkActions, pagination: onePage(1) })];
    const screen = await openTab(<CurrentTab />, { path, answers });
    expect(await itemTexts(screen, 'Bulk Actions')).toEqual([
      'Add 7 days to 2 usersExpired users matching "rah" · by ana · just now2 doneDone',
    ]);
  });

  test("that cannot be read is tried again; 'No bulk actions yet.'", async () => {
    const answers = [refuse(getBulkAction, 'bulk-actions/not-found')];
    const screen = await openTab(<CurrentTab />, { path: PAGE, answers });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'There is no such bulk action.',
    );
    given(disconnect(listBulkActions));
    await screen.user.click(screen.getByRole('link', { name: 'All bulk actions' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Server connection error.'),
    );
    given(answer(listBulkActions, { bulkActions: [], pagination: onePage(0) }));
    await press(screen, 'Try again');
    await screen.findByText(/^No bulk actions yet\./);
    await expectAccessible();
  });
});
