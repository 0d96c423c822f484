import { deductPlan, getUserDetails, undoAction, updatePlan } from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  type Screen,
  within,
} from '@portal/screen-testing';
import { DAY_MS, MINUTE_MS } from '@portal/rules';
import { managedUser } from '../../../test/managed-user';
import { openTab } from '../../../test/open-tab';
import { listedUser } from '../../../test/sample-users';
import { dialogOf, fill, isClosed, press, pressIn } from '../../../test/steps';
import { UserManagerTab } from './user-manager-tab';

// Nearly ten days are left, which count as ten.
const start = new Date(Date.now() - 20 * DAY_MS - 30 * MINUTE_MS).toISOString();
const user = listedUser(1042, { start, expiry: 30, daysRemaining: 10, balance: 50 });
const changed = listedUser(1042, { daysRemaining: 13, balance: 149 });
const added = { user: changed, message: 'Plan updated!' };

/** Opens a dialog of the panel. Its changes will succeed. */
async function openAction(name: string): Promise<Screen> {
  const path = '/admin/manage/1042';
  const answers = [
    ...managedUser({ user }),
    answer(updatePlan, added),
    answer(deductPlan, { ...added, cut: { days: 2, videos: 0 } }),
  ];
  const screen = await openTab(<UserManagerTab />, { path, answers });
  await press(screen, name);
  await screen.findByRole('dialog', { name });
  return screen;
}
const choices = async (screen: Screen) =>
  within((await dialogOf(screen)).getByRole('group'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const amount = async (screen: Screen, field: string) =>
  (await dialogOf(screen)).getByLabelText<HTMLInputElement>(field).value;
const sent = (call: typeof updatePlan | typeof deductPlan) =>
  requestsOf<object>(call).map(({ body }) => body);

test('Add Package gives days and videos together and shows the result first; the user is read again', async () => {
  const screen = await openAction('Add Package');
  expect(await choices(screen)).toEqual([
    '1 day + 65 videos',
    '3 days + 99 videos',
    '30 days + Unlimited',
    '60 days + Unlimited',
    '90 days + Unlimited',
  ]);
  await pressIn(screen, 'Add Package');
  await (await dialogOf(screen)).findByText('Please choose a package.');
  await pressIn(screen, '3 days + 99 videos');
  await (await dialogOf(screen)).findByText(/^10 → 13 days, ends .* · 50 → 149 videos$/);
  given(answer(getUserDetails, { user: changed }));
  await pressIn(screen, 'Add Package');
  await screen.findByText('Plan updated!');
  await isClosed(screen);
  expect(sent(updatePlan)).toEqual([{ daysToAdd: 3, balanceToAdd: 99 }]);
  await screen.findByText('149 videos');
  screen.getByText('13 days');
});

test('Add Days: a preset, or 30 days unless set otherwise; another click during the request does nothing', async () => {
  const screen = await openAction('Add Days');
  expect(await choices(screen)).toEqual(['1 day', '7 days', '30 days', '90 days']);
  expect(await amount(screen, 'Days')).toBe('30');
  const dialog = await dialogOf(screen);
  dialog.getByText(/· 1042$/);
  dialog.getByText(/^10 → 40 days, ends /);
  await expectAccessible();
  const held = hold(updatePlan, added);
  given(held.answer);
  await pressIn(screen, 'Add Days');
  await held.asked;
  await pressIn(screen, 'Working...');
  await pressIn(screen, '7 days');
  await held.release();
  await isClosed(screen);
  expect(sent(updatePlan)).toEqual([{ daysToAdd: 30 }]);
  expect(requestsOf(updatePlan)[0]?.idempotencyKey).toMatch(/\S+/);
  given(answer(updatePlan, added));
  await press(screen, 'Add Days');
  await pressIn(screen, '7 days');
  expect(sent(updatePlan)).toHaveLength(1);
  await fill(screen, 'Reason (optional)', 'He paid in cash.');
  await pressIn(screen, 'Add Days');
  await isClosed(screen);
  expect(sent(updatePlan)[1]).toEqual({ daysToAdd: 7, reason: 'He paid in cash.' });
});

test('Add Videos: a preset, or 100 videos unless set otherwise', async () => {
  const screen = await openAction('Add Videos');
  expect(await choices(screen)).toEqual(['65 videos', '99 videos', '999 videos', 'Unlimited']);
  expect(await amount(screen, 'Videos')).toBe('100');
  await pressIn(screen, 'Add Videos');
  await isClosed(screen);
  await press(screen, 'Add Videos');
  await pressIn(screen, 'Unlimited');
  await pressIn(screen, 'Add Videos');
  await isClosed(screen);
  expect(sent(updatePlan)).toEqual([{ balanceToAdd: 100 }, { balanceToAdd: 999_999 }]);
});

test.each([
  ['Cut Days', 'Days', '1', { daysToCut: 1 }],
  ['Cut Videos', 'Videos', '100', { balanceToCut: 100 }],
])(
  '%s cuts %s, %s unless set otherwise, and says what was really cut',
  async (name, field, initial, body) => {
    const screen = await openAction(name);
    expect(await amount(screen, field)).toBe(initial);
    given(answer(deductPlan, { user, message: '2 days were cut.', cut: { days: 2, videos: 0 } }));
    await pressIn(screen, name);
    await screen.findByText('2 days were cut.');
    await isClosed(screen);
    expect(sent(deductPlan)).toEqual([body]);
  },
);

test('input that is no number is not sent; a refusal stands in the dialog, which stays open', async () => {
  const screen = await openAction('Cut Days');
  const dialog = await dialogOf(screen);
  await fill(screen, 'Days', 'many');
  await pressIn(screen, 'Cut Days');
  await dialog.findByText('Please enter a whole number.');
  expect(sent(deductPlan)).toEqual([]);
  given(refuse(deductPlan, 'request/invalid', { message: 'Days must be above 0.' }));
  await fill(screen, 'Days', '-5');
  await pressIn(screen, 'Cut Days');
  await dialog.findByText('Days must be above 0.');
  given(disconnect(deductPlan));
  await pressIn(screen, 'Cut Days');
  await dialog.findByText('Failed to connect to the server.');
});

test('what was done can be undone from its toast for ten seconds, and a refusal is said', async () => {
  const screen = await openAction('Add Days');
  const actionId = 'a'.repeat(24);
  given(answer(updatePlan, { ...added, actionId }));
  given(answer(undoAction, { user, message: 'Undone.' }));
  await pressIn(screen, 'Add Days');
  await press(screen, 'Undo');
  await screen.findByText('Undone.');
  expect(requestsOf(undoAction)[0]?.params).toEqual({ id: '1042', actionId });
  given(refuse(undoAction, 'actions/plan-changed'));
  await press(screen, 'Add Days');
  await pressIn(screen, 'Add Days');
  await press(screen, 'Undo');
  await screen.findByText(/^This cannot be undone: the plan was changed since/);
});

test('the palette opens a dialog by the address, and closing it stays on the record', async () => {
  const path = '/admin/manage/1042?action=add-days';
  const screen = await openTab(<UserManagerTab />, { path, answers: managedUser({ user }) });
  await screen.findByRole('dialog', { name: 'Add Days' });
  await pressIn(screen, 'Close');
  await isClosed(screen);
  expect(window.location.pathname + window.location.search).toBe('/admin/manage/1042');
});
