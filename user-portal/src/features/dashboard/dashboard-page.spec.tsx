import {
  getBroadcastMessage,
  getCatalogue,
  getUserOffer,
  getUserPayments,
  getUserStats,
  getUser,
  logout,
  markBroadcastSeen,
  streamUserTasks,
} from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  sampleCatalogue,
  sampleUser,
  type Screen,
  stream,
  waitFor,
  within,
} from '@portal/screen-testing';
import { sampleTask } from '@portal/testing/samples';
import { openOwnDashboard } from '../../../test/open-own-dashboard';

const header = (screen: Screen) => within(screen.getByRole('banner'));
/** Opens the menu on the user chip. */
async function openMenu(screen: Screen): Promise<HTMLElement> {
  await screen.user.click(header(screen).getByRole('button', { expanded: false }));
  return screen.findByRole('menu', { name: 'Account menu' });
}
const card = (screen: Screen, name: string) => within(screen.getByRole('region', { name }));
const linksOf = (screen: Screen, name: string) =>
  card(screen, name).getAllByRole<HTMLAnchorElement>('link');
const hrefOf = (screen: Screen, name: string | RegExp) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');
/** Opens with these links of the service; the others are not configured. */
const openWith = (brand: Parameters<typeof sampleCatalogue>[0]) =>
  openOwnDashboard({ answers: [answer(getCatalogue, sampleCatalogue(brand))] });

describe('header', () => {
  test("brand logo; user chip (name and '{n} days left'); refresh button; theme menu; logout button", async () => {
    const user = sampleUser({ name: 'Amina Rahman', daysRemaining: 12 });
    const screen = await openOwnDashboard({ session: { user } });
    for (const text of ['Dhara', 'Amina Rahman', '12 days left']) header(screen).getByText(text);
    header(screen).getByRole('button', { name: 'Refresh' });
    const menu = await openMenu(screen);
    within(menu).getByText('Theme');
    const modes = within(menu).getAllByRole('menuitemradio').slice(0, 3);
    expect(modes.map(({ textContent }) => textContent)).toEqual(['Light', 'Dark', 'System']);
    await screen.user.click(within(menu).getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    const again = await openMenu(screen);
    given(answer(logout, {}));
    await screen.user.click(within(again).getByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(localStorage.getItem('currentUser')).toBeNull());
  });

  test("user chip: 'User {userId}' when there is no name; 'Expired'", async () => {
    const user = sampleUser({ userId: 1042, name: '', isExpired: true, daysRemaining: 0 });
    const screen = await openOwnDashboard({ session: { user } });
    header(screen).getByText('User 1042');
    header(screen).getByText('Expired');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, User 1042');
  });

  test('has a link to /account-management', async () => {
    const screen = await openOwnDashboard();
    const link = header(screen).getByRole('link', { name: 'Manage Profile' });
    expect(link.getAttribute('href')).toBe('/account-management');
  });
});

test('the refresh control reads everything anew', async () => {
  const screen = await openOwnDashboard();
  await screen.findByText('Updated just now');
  const calls = [getUser, getUserStats, getUserOffer, getUserPayments];
  const counts = () => calls.map((call) => requestsOf(call).length);
  const before = counts();
  // One control: the same one on every screen.
  await screen.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(counts()).toEqual(before.map((count) => count + 1)));
});

test("cards that lead elsewhere: 'View Plans', 'Manage Profile', privacy policy and terms", async () => {
  const screen = await openOwnDashboard();
  expect(hrefOf(screen, /^View Plans/)).toBe('/plans');
  expect(hrefOf(screen, 'Manage Profile')).toBe('/account-management');
  expect(hrefOf(screen, 'Privacy Policy')).toBe('/privacy-policy');
  expect(hrefOf(screen, 'Terms of Service')).toBe('/terms-of-service');
});

test('offer, queue of three rows, newest downloads and numbers stand there, below a new broadcast', async () => {
  const tasks = ['1', '2', '3', '4'].map((_id) => sampleTask({ _id }));
  const offer = { isDiscount: false, message: '30 videos on top.', expiresAt: null };
  const screen = await openOwnDashboard({
    answers: [
      answer(getUserOffer, { offer }),
      stream(streamUserTasks, { tasks }).answer,
      answer(markBroadcastSeen, {}),
      answer(getBroadcastMessage, { message: { _id: '1', text: 'Just sent.' } }),
    ],
  });
  const broadcast = within(await screen.findByRole('dialog', { name: 'A Broadcast Message' }));
  await screen.user.click(broadcast.getByRole('button', { name: 'Got It!' }));
  await screen.findByRole('region', { name: 'Your offer' });
  const queue = within(screen.getByRole('region', { name: 'Live Queue' }));
  await queue.findByRole('button', { name: 'Show all 4' });
  expect(queue.getAllByRole('listitem')).toHaveLength(3);
  screen.getByRole('region', { name: 'Recent Downloads' });
  screen.getByRole('region', { name: 'Plan Details' });
});

describe('a user who never had a plan', () => {
  const never = {
    ...{ isExpired: true, daysRemaining: 0, expiry: 0, balance: 0 },
    ...{ start: null, startDate: null, expiryDate: null },
  };
  const openNew = () => openOwnDashboard({ session: { user: sampleUser(never) } });

  test('reads the words of the specification, without the colour of a warning', async () => {
    const screen = await openNew();
    expect(header(screen).getByText('Expired').dataset['expired']).toBe('false');
    const plan = screen.getByRole('region', { name: 'Plan Details' });
    expect(plan.textContent).toContain('Expired');
    expect(plan.textContent).toContain('No plan yet');
    expect(plan.textContent).not.toContain('% used');
    await expectAccessible();
  });

  test('opens the folded card for codes by a link', async () => {
    const screen = await openNew();
    await screen.user.click(await screen.findByRole('link', { name: 'I have a code' }));
    const code = screen.getByRole('region', { name: 'Redeem a Code' });
    await waitFor(() => expect(code.querySelector('details')?.open).toBe(true));
    expect(code.contains(document.activeElement)).toBe(true);
  });
});

describe("'About & Contact' card", () => {
  test('has links to the support bot, the support contact and the channel', async () => {
    const screen = await openWith({
      supportBotUrl: 'https://t.me/dhara_help_bot',
      supportContactUrl: 'https://t.me/dhara_help',
      channelUrl: 'https://t.me/dhara_news',
    });
    await screen.findByRole('link', { name: 'Support bot' });
    const links = linksOf(screen, 'About & Contact');
    expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
      ['Support bot', 'https://t.me/dhara_help_bot'],
      ['Contact support', 'https://t.me/dhara_help'],
      ['News channel', 'https://t.me/dhara_news'],
    ]);
    for (const { rel, target } of links) {
      expect([rel, target]).toEqual(['noopener noreferrer', '_blank']);
    }
    await expectAccessible();
  });

  test('has no links that are not configured', async () => {
    const screen = await openWith({ channelUrl: 'https://t.me/dhara_news' });
    await screen.findByRole('link', { name: 'News channel' });
    expect(linksOf(screen, 'About & Contact')).toHaveLength(1);
  });

  test('without any link says so', async () => {
    const screen = await openWith({});
    await screen.findByText('Contact links are not set up here yet.');
  });
});

test('an offer that cannot be loaded is only logged', async () => {
  const screen = await openOwnDashboard({ answers: [disconnect(getUserOffer)] });
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(
      'The dashboard could not load the offer.',
      expect.anything(),
    ),
  );
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(screen.queryByRole('region', { name: 'Your offer' })).toBeNull();
});
