import { listUsers, planBulkAction } from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import {
  answer,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { sampleBulkAction } from '../../../test/sample-bulk-actions';
import { listedUser, userPages } from '../../../test/sample-users';
import { dialogOf, fill, press, pressIn } from '../../../test/steps';
import { AllUsersTab } from './all-users-tab';

/** 17 users, the newest first, of whom 10017 has no name. */
const users = Array.from({ length: 17 }, (_, place) =>
  listedUser(10_017 - place, place === 0 ? { name: 'User 10017' } : {}),
);
const open = (search = '', role: AdminRole = 'owner') =>
  openTab(<AllUsersTab />, {
    role,
    path: `/admin/dashboard?tab=users${search}`,
    answers: [userPages(users)],
  });
const box = (screen: Screen, name: string) => screen.findByLabelText<HTMLInputElement>(name);
const pageBox = (screen: Screen) =>
  screen.findByLabelText<HTMLInputElement>('Select this page', { selector: '[aria-label]' });
const toggle = async (screen: Screen, name: string) => screen.user.click(await box(screen, name));
const named = (id: number) => `Select Amina ${id} (${id})`;
const selected = (screen: Screen) =>
  within(screen.getByLabelText('Selection')).getByRole('status').textContent;
const planned = () => requestsOf(planBulkAction).map(({ body }) => body);

describe('the selection', () => {
  test('is kept over pages, and ends with Clear', async () => {
    const screen = await open();
    await toggle(screen, 'Select 10017');
    expect(selected(screen)).toBe('1 selected');
    expect((await pageBox(screen)).indeterminate).toBe(true);
    await press(screen, 'Next');
    await toggle(screen, named(10_001));
    expect(selected(screen)).toBe('2 selected');
    await expectAccessible();
    await press(screen, 'Prev');
    expect((await box(screen, 'Select 10017')).checked).toBe(true);
    await press(screen, 'Clear');
    expect(screen.queryByLabelText('Selection')).toBeNull();
    expect((await box(screen, 'Select 10017')).checked).toBe(false);
  });

  test('takes ranges with Shift', async () => {
    const screen = await open();
    await toggle(screen, named(10_016));
    await screen.user.keyboard('{Shift>}');
    await toggle(screen, named(10_013));
    await screen.user.keyboard('{/Shift}');
    expect(selected(screen)).toBe('4 selected');
    expect((await box(screen, named(10_014))).checked).toBe(true);
  });

  test('of a page grows to the whole list, which ends with another filter', async () => {
    const screen = await open('&search=100');
    await screen.user.click(await pageBox(screen));
    expect(selected(screen)).toBe('15 selected');
    await press(screen, 'Select all 17 of this list');
    expect(selected(screen)).toBe('All 17 users of this list selected');
    await press(screen, 'Next');
    expect((await box(screen, named(10_001))).checked).toBe(true);
    await press(screen, /^Active/);
    await waitFor(() =>
      expect(requestsOf(listUsers).at(-1)?.query).toMatchObject({ status: 'active', page: '1' }),
    );
    await waitFor(() => expect(selected(screen)).toBe('15 selected'));
    await press(screen, 'Select all 17 of this list');
    given(answer(planBulkAction, { bulkAction: sampleBulkAction() }));
    await press(screen, 'Bulk action');
    (await dialogOf(screen)).getByText('For all 17 users of this list.');
    await toggleKind(screen, 'Cut');
    await fill(screen, 'Days', '1');
    await press(screen, 'Preview changes');
    await waitFor(() =>
      expect(planned()).toEqual([
        {
          action: { kind: 'cut', days: 1, videos: 0 },
          selection: { list: 'users', status: 'active', search: '100' },
        },
      ]),
    );
  });
});

const toggleKind = async (screen: Screen, name: string) =>
  screen.user.click((await dialogOf(screen)).getByRole('radio', { name }));

/** Opens the dialog for the user 10016. */
async function openDialog(role: AdminRole = 'owner'): Promise<Screen> {
  const screen = await open('', role);
  await toggle(screen, named(10_016));
  await press(screen, 'Bulk action');
  await screen.findByRole('dialog', { name: 'Bulk action' });
  return screen;
}

describe("the dialog 'Bulk action'", () => {
  test('has packages and quick days, and says what is missing', async () => {
    const screen = await openDialog();
    const dialog = await dialogOf(screen);
    dialog.getByText('For 1 selected user.');
    await pressIn(screen, 'Preview changes');
    expect(dialog.getByRole('alert').textContent).toBe('Please enter days or videos above 0.');
    await fill(screen, 'Days', 'some');
    await pressIn(screen, 'Preview changes');
    expect(dialog.getByRole('alert').textContent).toBe('Please enter whole numbers from 0.');
    const packages = within(dialog.getByRole('group', { name: 'Packages' }));
    expect(packages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1 day + 65 videos',
      '3 days + 99 videos',
      '30 days + Unlimited',
      '60 days + Unlimited',
      '90 days + Unlimited',
    ]);
    await pressIn(screen, '30 days + Unlimited');
    expect(dialog.getByLabelText<HTMLInputElement>('Videos').value).toBe('999999');
    await fill(screen, 'Videos', '');
    await pressIn(screen, '7 days');
    expect(dialog.getByLabelText<HTMLInputElement>('Days').value).toBe('7');
    await expectAccessible();
    given(answer(planBulkAction, { bulkAction: sampleBulkAction() }));
    await pressIn(screen, 'Preview changes');
    await waitFor(() =>
      expect(window.location.search).toBe('?tab=bulk-actions&action=665f0000000000000000b01d'),
    );
    expect(planned()).toEqual([
      { action: { kind: 'add', days: 7, videos: 0 }, selection: { userIds: [10_016] } },
    ]);
  });

  test('shows why a preview is refused; an offer needs a message', async () => {
    const screen = await openDialog();
    const dialog = await dialogOf(screen);
    given(refuse(planBulkAction, 'bulk-actions/nobody'));
    await toggleKind(screen, 'Offer message');
    await pressIn(screen, 'Preview changes');
    expect(dialog.getByRole('alert').textContent).toBe('Please enter a message.');
    await fill(screen, 'Offer Message', 'Renew today.');
    await pressIn(screen, 'Preview changes');
    await dialog.findByText('No users are selected.');
    expect(dialog.getByRole('alert').textContent).toBe('No users are selected.');
  });

  test('does not offer to freeze to who may not', async () => {
    const screen = await openDialog('finance');
    const kinds = (await dialogOf(screen)).getAllByRole('radio');
    expect(kinds.map((kind) => kind.closest('label')?.textContent)).toEqual([
      ...['Add', 'Cut', 'Set', 'Offer message'],
    ]);
  });
});

test('who may do no bulk actions sees no boxes', async () => {
  const screen = await open('', 'viewer');
  await screen.findByText('Amina 10016');
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
