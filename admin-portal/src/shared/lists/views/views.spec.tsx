import {
  deleteSavedView,
  listSavedViews,
  listUsers,
  saveView,
  type SavedViewView,
} from '@portal/contracts';
import {
  answer,
  answerHtml,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../../test/open-tab';
import { listedUser, userList } from '../../../../test/sample-users';
import { dialogOf, fill, itemTexts, press, pressIn } from '../../../../test/steps';
import { CurrentTab } from '../../../frame/current-tab';

const view = (place: number, change: Partial<SavedViewView> = {}): SavedViewView => ({
  ...{ _id: String(place).padStart(24, '0'), list: 'users', name: `View ${place}`, query: '' },
  ...{ columns: null, isShared: false, author: 'Nadia', savedAt: '2031-01-05T18:30:05.000Z' },
  ...change,
});
const late = view(1, {
  name: 'Expired, oldest first',
  query: 'status=expired&sort=expiresAt',
  columns: ['videos'],
});
const shared = view(2, { name: 'Everybody', query: 'search=vip', isShared: true, author: 'ben' });
const elsewhere = view(3, { name: 'Payments of today', list: 'payments' });
const open = (search = '', role: 'owner' | 'support' = 'owner') =>
  openTab(<CurrentTab />, {
    path: `/admin/dashboard?tab=users${search}`,
    role,
    answers: [
      answer(listUsers, userList([listedUser(1001, { balance: 65 })])),
      answer(listSavedViews, { views: [late, shared, elsewhere] }),
    ],
  });

afterEach(() => localStorage.clear());

test('the views of this list are opened with filter, order and columns; the standard view is first (ADM-91)', async () => {
  const screen = await open('&search=Mina&page=3');
  await press(screen, 'Views');
  expect(await itemTexts(screen, 'Saved views')).toEqual([
    'Standard viewNo filter, usual order and columns',
    'Expired, oldest firstOnly for you',
    'EverybodyShared by ben',
  ]);
  await expectAccessible();
  await pressIn(screen, /^Expired, oldest first/);
  await waitFor(() =>
    expect(window.location.search).toBe('?tab=users&status=expired&sort=expiresAt'),
  );
  await screen.findByRole('columnheader', { name: 'Videos Left' });
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  await press(screen, 'Views');
  const [, opened] = await itemTexts(screen, 'Saved views');
  expect(opened).toBe('Expired, oldest firstOnly for you · shown now');
  await pressIn(screen, /^Standard view/);
  await waitFor(() => expect(window.location.search).toBe('?tab=users'));
  await screen.findByRole('columnheader', { name: 'Status' });
});

test('what the list shows is saved under a name, for oneself or for everybody', async () => {
  localStorage.setItem('adminColumns:users', 'videos');
  const screen = await open('&status=expired&page=3');
  await press(screen, 'Views');
  await fill(screen, 'Name', ' Gone ');
  given(refuse(saveView, 'saved-views/too-many'));
  await pressIn(screen, 'Save view');
  await screen.findByText('At most 50 views can be saved here. Delete one first.');
  given(answer(saveView, { view: late, message: 'View saved.' }));
  await screen.user.click(screen.getByLabelText('Share with all administrators'));
  await pressIn(screen, 'Save view');
  await screen.findByText('View saved.');
  const body = { list: 'users', name: 'Gone', query: 'status=expired', columns: ['videos'] };
  expect(requestsOf(saveView).map((one) => one.body)).toEqual([
    { ...body, isShared: false },
    { ...body, isShared: true },
  ]);
});

test('who is no owner deletes only own views', async () => {
  const screen = await open('', 'support');
  await press(screen, 'Views');
  await screen.findByRole('button', { name: 'Delete the view Expired, oldest first' });
  expect((await dialogOf(screen)).queryByRole('button', { name: /view Everybody/ })).toBeNull();
});

test('an owner deletes any view', async () => {
  const screen = await open();
  await press(screen, 'Views');
  given(refuse(deleteSavedView, 'saved-views/not-found'));
  await pressIn(screen, 'Delete the view Everybody');
  await screen.findByText('This view does not exist any more.');
  given(answer(deleteSavedView, { message: 'View deleted.' }));
  given(answer(listSavedViews, { views: [late] }));
  await pressIn(screen, 'Delete the view Everybody');
  await screen.findByText('View deleted.');
  expect(requestsOf(deleteSavedView).at(-1)?.params).toEqual({ viewId: shared._id });
  await waitFor(async () => expect(await itemTexts(screen, 'Saved views')).toHaveLength(2));
});

test('views that cannot be read say so, and saving stays possible', async () => {
  const screen = await open();
  given(answerHtml(listSavedViews));
  await press(screen, 'Views');
  await screen.findByText('Failed to fetch the saved views.');
  (await dialogOf(screen)).getByLabelText('Name');
});
