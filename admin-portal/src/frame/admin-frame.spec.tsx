import {
  type AdminSessionResponse,
  getAdminSession,
  getCatalogue,
  getStaffNotices,
  getWaitingWork,
  type ServiceFacts,
  type WaitingWork,
} from '@portal/contracts';
import { ADMIN_ROLES, type AdminRole } from '@portal/rules';
import {
  answer,
  expectAccessible,
  given,
  sampleCatalogue,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openTab } from '../../test/open-tab';
import { press } from '../../test/steps';
import { AdminFrame } from './admin-frame';
import { tabsFor } from './admin-tabs';

const none = { count: 0, oldestAt: null };
const nothing: WaitingWork = {
  inbox: { unmatched: none, late: none, mismatched: none, unparsed: none },
  ...{ failedTasks: none, silentRelays: [], endingTomorrow: 0 },
};
const session = (role: AdminRole, service?: ServiceFacts): AdminSessionResponse => ({
  ...{ authenticated: true, actor: 'Nadia', role, ...(service && { service }) },
});
const open = (waiting: Partial<WaitingWork> = {}, role: AdminRole = 'owner') =>
  openTab(<AdminFrame />, {
    role,
    answers: [
      answer(getCatalogue, sampleCatalogue()),
      answer(getWaitingWork, { waiting: { ...nothing, ...waiting } }),
      answer(getStaffNotices, { notices: [], unread: 0, next: null }),
      answer(getAdminSession, session(role, { stage: 'trial', timeZone: 'Asia/Kolkata' })),
    ],
  });
const nav = async (screen: Screen) =>
  within(await screen.findByRole('navigation', { name: 'Dashboard sections' }));
const tabAddress = () => new URLSearchParams(window.location.search).get('tab');

test('tabs stand in groups, with the names and the order of the specification inside', async () => {
  const screen = await open();
  await screen.findByRole('link', { name: 'Audit Log' });
  const groups = (await nav(screen)).getAllByRole('region').map((group) => ({
    [group.getAttribute('aria-label') ?? '']: within(group)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.trim()),
  }));
  expect(groups).toEqual([
    { Overview: ['Analytics', 'System Status', 'Live Queue'] },
    {
      Users: [
        ...['User Manager', 'All Users', 'Premium Users', 'Expiring Soon', 'Real Expired'],
        ...['Top Downloaders', 'Bulk Actions'],
      ],
    },
    {
      Money: [
        'Redeem Codes',
        'Payment History',
        'Payment Inbox',
        'Plans and Prices',
        'Payment Methods',
      ],
    },
    { Messages: ['Broadcasts', 'Active Offers', 'Service Details'] },
    { Records: ['Login History', 'Audit Log'] },
  ]);
  await expectAccessible();
});

test('the navigation has the number of what waits, and none where nothing waits', async () => {
  const mismatched = { count: 85, oldestAt: '2031-01-01T00:00:00.000Z' };
  const screen = await open({
    inbox: { ...nothing.inbox, mismatched, late: { ...mismatched, count: 2 } },
    failedTasks: { ...mismatched, count: 3 },
  });
  await screen.findByRole('link', { name: 'Payment Inbox 87 waiting' });
  screen.getByRole('link', { name: 'Live Queue 3 waiting' });
  screen.getByRole('link', { name: 'System Status' });
});

test('support sees the inbox, a viewer does not', async () => {
  const screen = await open({}, 'support');
  await screen.findByRole('link', { name: 'Payment Inbox' });
  expect(tabsFor('viewer').map(({ id }) => id)).not.toContain('payment-inbox');
});

test('the frame says of which installation it is, and names the zone of all times once', async () => {
  const screen = await open();
  expect(await screen.findAllByText('Trial')).not.toHaveLength(0);
  await press(screen, 'Times in Asia/Kolkata');
  await screen.user.click(await screen.findByRole('menuitemradio', { name: /^My own: / }));
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await screen.findByRole('button', { name: `Times in ${own}` });
  await press(screen, `Times in ${own}`);
  await screen.user.click(await screen.findByRole('menuitemradio', { name: /^Service: / }));
  await screen.findByRole('button', { name: 'Times in Asia/Kolkata' });
});

describe('shortcuts', () => {
  test('g and the key of a tab open it; typing in a field does not', async () => {
    const screen = await open();
    await screen.findByRole('link', { name: 'Audit Log' });
    await screen.user.keyboard('gp');
    await waitFor(() => expect(tabAddress()).toBe('payments'));
    await screen.user.keyboard('gu');
    await waitFor(() => expect(tabAddress()).toBe('users'));
    await press(screen, 'Find User');
    await screen.user.type(await screen.findByLabelText('User ID'), 'gp?');
    expect(tabAddress()).toBe('users');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('? lists them', async () => {
    const screen = await open();
    await screen.findByRole('link', { name: 'Audit Log' });
    await screen.user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Payment History').closest('div')?.textContent).toContain('g then p');
    await expectAccessible();
  });

  test('no two tabs have the same key', () => {
    for (const role of ADMIN_ROLES) {
      const keys = tabsFor(role).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

test('where there is no room for buttons, one menu has all actions of the header; Find User opens with its field', async () => {
  const screen = await open();
  await press(screen, 'Actions');
  const menu = within(await screen.findByRole('menu', { name: 'Actions' }));
  await waitFor(() => expect(menu.getAllByRole('menuitem')).toHaveLength(4));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Create Offer', 'Simple Offer', 'Find User', 'Add / Update User'],
  ]);
  await screen.user.click(menu.getByRole('menuitem', { name: 'Find User' }));
  const field = await screen.findByLabelText('User ID');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await screen.user.keyboard('{Escape}');
  expect(screen.queryByLabelText('User ID')).toBeNull();
});

test('on a phone the menu opens all tabs; a tab closes it', async () => {
  const screen = await open();
  await press(screen, 'Menu');
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  given(answer(getWaitingWork, { waiting: nothing }));
  await screen.user.click(drawer.getByRole('link', { name: 'Redeem Codes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tabAddress()).toBe('redeem-codes');
});
