import {
  findRecords,
  type FindRecordsResponse,
  type FoundPayment,
  listUsers,
} from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  requestsOf,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { openTab } from '../../../test/open-tab';
import { listedUser, userList } from '../../../test/sample-users';
import { isClosed, press } from '../../../test/steps';
import type { Command } from './command';
import { Palette } from './palette';

const run = jest.fn();
const command = (label: string): Command => ({
  ...{ id: label, label, icon: LayoutGrid, run: () => run(label) },
});
const groups = [
  { label: 'Tabs', commands: [command('Analytics'), command('Top Downloaders')] },
  { label: 'Actions', commands: [command('Log out')] },
];
const NOTHING: FindRecordsResponse = { payments: [], codes: [], offers: [] };
const found = (id: number, name: string) => answer(listUsers, userList([listedUser(id, { name })]));

/** Opens the palette with the keyboard over a service that finds nobody. */
async function open(): Promise<Screen> {
  run.mockClear();
  const answers = [answer(listUsers, userList([])), answer(findRecords, NOTHING)];
  const screen = await openTab(<Palette groups={groups} />, { answers });
  await screen.user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
  return screen;
}
const options = (screen: Screen) =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent);
const actionsOn = (who: string, id: number) => [
  `Add 30 days to ${who}`,
  `Add videos to ${who}`,
  `Add a package to ${who}`,
  `Cut days of ${who}`,
  `Freeze ${who}`,
  `Message ${who}`,
  `Payments of ${who}`,
  `Audit of ${who}`,
  `Admin view of user ${id}`,
];
const active = (screen: Screen) => screen.getByRole('option', { selected: true }).textContent;

test('opens by its button or by Ctrl+K, and offers tabs and actions', async () => {
  const screen = await open();
  expect(options(screen)).toEqual(['Analytics', 'Top Downloaders', 'Log out']);
  expect(screen.getByRole('group', { name: 'Actions' }).textContent).toContain('Log out');
  await expectAccessible();
  await screen.user.keyboard('{Escape}');
  await isClosed(screen);
  await press(screen, 'Search or jump to…');
  await screen.findByRole('combobox');
});

test('by the keyboard alone goes to one of them', async () => {
  const screen = await open();
  expect(active(screen)).toBe('Analytics');
  await screen.user.keyboard('{ArrowUp}');
  expect(active(screen)).toBe('Log out');
  await screen.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active(screen)).toBe('Top Downloaders');
  const pointed = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  expect(document.getElementById(pointed ?? '')?.textContent).toBe('Top Downloaders');
  await screen.user.keyboard('down TOP');
  expect(options(screen)).toEqual(['Top Downloaders']);
  await screen.user.keyboard('{Enter}');
  await isClosed(screen);
  await waitFor(() => expect(run).toHaveBeenCalledWith('Top Downloaders'));
});

test('finds users by id or name and opens them in the User Manager; one in hand comes with what can be done', async () => {
  const screen = await open();
  given(found(1042, 'Nargis'));
  await screen.user.keyboard('nargis');
  await waitFor(() =>
    expect(options(screen)).toEqual(['Nargis1042', ...actionsOn('Nargis', 1042)]),
  );
  await screen.user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/manage/1042'));
  await screen.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await screen.user.keyboard('1042');
  await waitFor(() =>
    expect(options(screen)).toEqual(['Nargis1042', ...actionsOn('Nargis', 1042)]),
  );
  await screen.user.keyboard('{ArrowUp}');
  await screen.user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/user/1042'));
});

test('opens the dialog of an action on the record, so that its result is seen before it is done', async () => {
  const screen = await open();
  given(found(1042, 'Nargis'));
  await screen.user.keyboard('nargis');
  await screen.findByRole('option', { name: 'Add 30 days to Nargis' });
  await screen.user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?action=add-days'));
  expect(window.location.pathname).toBe('/admin/manage/1042');
});

test('offers nothing for an id that nobody has', async () => {
  const screen = await open();
  given(found(14220, 'Kamal'));
  await screen.user.keyboard('1422');
  await waitFor(() =>
    expect(options(screen)).toEqual(['Kamal14220', ...actionsOn('Kamal', 14220)]),
  );
  expect(active(screen)).toBe('Kamal14220');
});

test('finds payments by TrxID, reference code or payer’s number, redeem codes and offers, and opens them', async () => {
  const screen = await open();
  const payment: FoundPayment = {
    ...{ _id: 'a'.repeat(24), userId: 10_001, userName: 'Nusrat', ref_code: 'K7M2P9Q4' },
    ...{ trx_id: 'TRY7NAGAD2', amount: 599, method: 'nagad', status: 'completed' },
  };
  const free = { ...payment, _id: 'b'.repeat(24), userId: null, userName: '', ref_code: null };
  given(
    answer(findRecords, {
      payments: [{ ...free, status: null }, payment],
      codes: [{ redeem_code: 'TRYC2345ABCDEFGH', is_used: false, days: 7, videos: 5 }],
      offers: [{ userId: 10_002, userName: 'User 10002', code: 'T'.repeat(20) }],
    }),
  );
  await screen.user.keyboard('try');
  await waitFor(() =>
    expect(options(screen)).toEqual([
      'TRY7NAGAD2Money without an order · 599 BDT',
      'TRY7NAGAD2K7M2P9Q4 · Nusrat · 599 BDT · Completed',
      'TRYC2345ABCDEFGHAvailable',
      `${'T'.repeat(20)}10002`,
    ]),
  );
  expect(requestsOf(findRecords).at(-1)?.query).toEqual({ search: 'try' });
  await expectAccessible();
  await screen.user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(`/admin/payment/${'a'.repeat(24)}`));
});

test('finds tags, batches of codes, bulk actions and broadcasts, and opens them', async () => {
  const screen = await open();
  const at = '2031-01-05T20:00:00.000Z';
  const texts = `Eid Mubarak to all of you. ${'x'.repeat(90)}`;
  given(
    answer(findRecords, {
      ...NOTHING,
      tags: [{ tag: 'eid-2031', users: 3 }],
      batches: ['Eid Dhaka'],
      bulkActions: [
        {
          ...{ _id: 'c'.repeat(24), action: { kind: 'add', days: 7, videos: 0 }, actor: 'eidul' },
          ...{ total: 312, startedAt: at },
        },
      ],
      broadcasts: [{ _id: 'd'.repeat(24), text: texts, author: 'ana', createdAt: at }],
    }),
  );
  await screen.user.keyboard('eid');
  await waitFor(() =>
    expect(options(screen)).toEqual([
      '#eid-20313 users',
      'Eid DhakaBatch of codes',
      expect.stringMatching(/^Add 7 days to 312 userseidul · Jan \d, 2031$/),
      expect.stringMatching(/^Eid Mubarak .{68}…ana · Jan \d, 2031$/),
    ]),
  );
  await expectAccessible();
  const address = () => window.location.pathname + window.location.search;
  const leadsTo = async (label: RegExp, to: string): Promise<void> => {
    await screen.user.click(await screen.findByRole('option', { name: label }));
    await waitFor(() => expect(address()).toBe(to));
    await screen.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await screen.user.keyboard('eid');
  };
  await leadsTo(/^#eid/, '/admin/dashboard?tab=users&search=%23eid-2031');
  await leadsTo(/^Eid Dhaka/, '/admin/dashboard?tab=redeem-codes&search=Eid%20Dhaka');
  await leadsTo(/^Add 7 days/, `/admin/dashboard?tab=bulk-actions&action=${'c'.repeat(24)}`);
  await leadsTo(/^Eid Mubarak/, `/admin/dashboard?tab=broadcasts&broadcast=${'d'.repeat(24)}`);
});

test('puts users whose id or name begins with the text before all others', async () => {
  const screen = await open();
  const users = [
    listedUser(9_104, { name: 'Nargis' }),
    listedUser(77, { name: '104 Studio' }),
    listedUser(10_421, { name: 'Rahim' }),
    listedUser(104, { name: 'Karim' }),
  ];
  given(answer(listUsers, userList(users)));
  await screen.user.keyboard('104');
  await waitFor(() =>
    expect(options(screen).slice(0, 4)).toEqual([
      ...['Karim104', 'Rahim10421', '104 Studio77', 'Nargis9104'],
    ]),
  );
});

test('freezing from the palette asks on the record of the user; a message has its receiver', async () => {
  const screen = await open();
  given(found(1042, 'Nargis'));
  await screen.user.keyboard('nargis');
  await screen.user.click(await screen.findByRole('option', { name: 'Freeze Nargis' }));
  await waitFor(() => expect(window.location.search).toBe('?action=freeze'));
  await screen.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await screen.user.keyboard('nargis');
  await screen.user.click(await screen.findByRole('option', { name: 'Message Nargis' }));
  await waitFor(() => expect(window.location.search).toBe('?to=1042'));
  expect(window.location.pathname).toBe('/admin/send-offer');
});

test('no older answer stands over a newer text, and Enter opens nobody of an older one', async () => {
  const screen = await open();
  const older = hold(listUsers, userList([listedUser(3, { name: 'Older' })]));
  given(older.answer);
  await screen.user.keyboard('rah');
  await older.asked;
  given(found(5, 'Newer'));
  await screen.user.keyboard('im');
  await waitFor(() => expect(options(screen)).toEqual(['Newer5', ...actionsOn('Newer', 5)]));
  await older.release();
  expect(options(screen)).toEqual(['Newer5', ...actionsOn('Newer', 5)]);
  await screen.user.keyboard('x');
  screen.getByText('Searching users…');
  expect(options(screen)).toEqual([]);
  await screen.user.keyboard('{Enter}');
  expect(window.location.search).toBe('');
  await waitFor(() => expect(requestsOf(listUsers).at(-1)?.query['search']).toBe('rahimx'));
});

test('says when nothing is found and when the search failed, with another try', async () => {
  const screen = await open();
  await screen.user.keyboard('zzz');
  await screen.findByText('Nothing found for “zzz”.');
  given(disconnect(listUsers));
  await screen.user.clear(screen.getByRole('combobox'));
  await screen.user.keyboard('another');
  expect((await screen.findByRole('alert')).textContent).toBe('Users could not be searched.');
  await expectAccessible();
  given(found(77, '<script>window.hostile=1</script>'));
  await press(screen, 'Try again');
  await waitFor(() => expect(options(screen)[0]).toBe('<script>window.hostile=1</script>77'));
});
