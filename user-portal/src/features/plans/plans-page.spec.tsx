import { createOrder, getCatalogue, type UserView } from '@portal/contracts';
import { CHECKOUT_PLANS } from '@portal/rules';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  sampleCatalogue,
  sampleUser,
  type ScreenOptions,
  setOnline,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openOffline } from '../../../test/open-offline';
import { openRoute } from '../../../test/open-route';
import { paths } from '../../paths';
import { PlansPage } from './plans-page';

const user = sampleUser();
const open = (options: ScreenOptions = {}) =>
  openRoute(paths.plans, <PlansPage />, { path: '/plans', ...options });
const PURCHASE = 'Purchase Plan';

test("heading 'Subscription Plans'; plan name, prices in BDT and INR, a 'Purchase Plan' button and a 'Back to Dashboard' link", async () => {
  const screen = await open();
  await screen.findByText(PURCHASE);
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { level: 1 }).textContent).toBe('Subscription Plans');
  expect(document.title).toBe('Subscription Plans · Dhara');
  const plan = screen.getByRole('heading', { name: 'Standard Plan - 30 Days' });
  expect(plan.closest('section')?.textContent).toMatch(/1,500 BDT\s*999 INR/);
  expect(document.querySelector('s')).toBeNull();
  const back = screen.getByText('Back to Dashboard').closest('a');
  expect(back?.getAttribute('href')).toBe('/dashboard');
  await expectAccessible();
});

const NOW = '2031-03-11T06:00:00.000Z';
const KINDS = { 'Download bot': 'drm_only', Notifications: 'notify_only', 'Both bots': 'combo' };
const tab = (screen: Awaited<ReturnType<typeof open>>, name: string) =>
  screen.findByRole('tab', { name });
const tiles = () => [...document.querySelectorAll('[role=tabpanel] > ul:last-child > li')];
const tile = (days: string) =>
  tiles().find(({ firstElementChild }) => firstElementChild?.textContent?.startsWith(`${days}`));

test('below it the ten checkout plans by the bots they open, each with the way to its checkout', async () => {
  const screen = await open();
  for (const [name, family] of Object.entries(KINDS)) {
    await screen.user.click(await tab(screen, name));
    const links = [...screen.getByRole('tabpanel').querySelectorAll('a')];
    const plans = CHECKOUT_PLANS.filter(({ id }) => id.startsWith(family));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      plans.map(({ id }) => `/checkout/${id}/user/${user.userId}/pay-id/new/`),
    );
    for (const [index, plan] of plans.entries()) {
      const days = plan.durationDays;
      expect(links[index]?.textContent).toMatch(
        new RegExp(
          `^${days} ${days === 1 ? 'day' : 'days'}${plan.priceBdt.toLocaleString('en')} BDT${plan.priceInr.toLocaleString('en')} INR`,
        ),
      );
    }
    await expectAccessible();
  }
});

describe('each plan says what one buys', () => {
  test.each([
    ['Download bot', '1 day', /65 videos/],
    ['Download bot', '7 days', /250 videos.*86 BDT a day/],
    ['Download bot', '30 days', /Unlimited videos.*50 BDT a day/],
    ['Notifications', '30 days', /No videos.*34 BDT a day/],
    ['Both bots', '3 days', /99 videos.*167 BDT a day/],
  ])('%s, %s', async (kind, days, content) => {
    const screen = await open({ session: {} });
    await screen.user.click(await tab(screen, kind));
    expect(tile(days)?.textContent).toMatch(content);
    expect(document.body.textContent).not.toContain('999,999');
  });

  test('what each bot does is said in a sentence', async () => {
    const screen = await open({ session: {} });
    await screen.user.click(await tab(screen, 'Both bots'));
    const panel = screen.getByRole('tabpanel').textContent;
    expect(panel).toContain('DRM Bot AccessThe download bot: send it a link');
    expect(panel).toContain('Notification Bot AccessIt sends you notifications in Telegram.');
  });

  test('two plans of one price that give the same say so; others do not', async () => {
    await open({ session: {} });
    await waitFor(() => expect(tiles()).toHaveLength(3));
    const same = 'Gives the same as Standard Plan - 30 Days.';
    const said = tiles().map(({ textContent }) => textContent?.includes(same));
    expect(said).toEqual([false, false, true]);
  });

  test('the default plan is marked as the usual choice, and no other', async () => {
    const screen = await open();
    const mark = await screen.findByText('Usual choice');
    expect(mark.closest('section')?.textContent).toContain('Standard Plan - 30 Days');
  });

  test('a plan that was published for the plan page has a card; the one of special offers has none', async () => {
    const catalogue = sampleCatalogue();
    const [standard] = catalogue.offerPlans;
    if (!standard) throw new Error('The sample sells nothing on the plan page.');
    const added = { ...standard, id: 'eid_15_days', name: 'Eid Special', usual: false };
    const offerPlans = [...catalogue.offerPlans, added];
    const screen = await open({ answers: [answer(getCatalogue, { ...catalogue, offerPlans })] });
    await screen.findByRole('heading', { name: 'Eid Special' });
    expect(screen.getAllByRole('button', { name: 'Purchase Plan' })).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: /Premium/ })).toBeNull();
  });

  test('the length of the default plan is said once', async () => {
    const screen = await open({ session: {} });
    const plan = await screen.findByRole('heading', { name: 'Standard Plan - 30 Days' });
    expect(plan.closest('section')?.textContent?.match(/30 days/gi)).toHaveLength(1);
  });
});

describe('what it changes for me', () => {
  const openAs = (change: Partial<UserView>) =>
    open({ clock: NOW, session: { user: sampleUser(change) } });

  test('an active plan: the days are added to its end', async () => {
    const screen = await openAs({});
    await screen.findByText('Your plan ends Mar 31, 2031. What you buy now is added to it.');
    expect(tile('7 days')?.textContent).toContain('Adds 7 days, ends Apr 7, 2031.');
  });

  test('a bot that the active plan has not is opened too', async () => {
    const screen = await openAs({});
    await screen.user.click(await tab(screen, 'Notifications'));
    expect(tile('7 days')?.textContent).toContain(
      'Adds 7 days, ends Apr 7, 2031. Opens the notification bot too.',
    );
  });

  test('a plan that is over: a new one starts with the payment', async () => {
    const screen = await openAs({
      ...{ isExpired: true, daysRemaining: 0, startDate: '2031-02-01T00:00:00.000Z' },
      expiryDate: '2031-03-03T00:00:00.000Z',
    });
    await screen.findByText('Your plan ended Mar 3, 2031. A new one starts when you pay.');
    expect(tile('7 days')?.textContent).toContain('Starts when you pay, ends Mar 18, 2031.');
  });

  test('a newcomer', async () => {
    const screen = await openAs({
      ...{ isExpired: true, daysRemaining: 0, expiry: 0, activates: [] },
      ...{ start: null, startDate: null, expiryDate: null },
    });
    await screen.findByText('You have no plan yet. It starts when you pay.');
    expect(tile('1 day')?.textContent).toContain('Starts when you pay, ends Mar 12, 2031.');
  });

  test('the switch stands on the bots that the active plan opens', async () => {
    const screen = await openAs({ activates: ['drm', 'notify'] });
    expect((await tab(screen, 'Both bots')).getAttribute('aria-selected')).toBe('true');
  });

  test('a visitor is promised nothing', async () => {
    const screen = await open({ clock: NOW, session: {} });
    await screen.findByText('Usual choice');
    expect(document.body.textContent).not.toMatch(/Adds|Starts when/);
  });
});

test('a service from before the videos leaves them out, and the plans can be bought', async () => {
  const { plans, offerPlans, ...rest } = sampleCatalogue();
  const older = {
    ...rest,
    plans: plans.map(({ videos: _videos, usual: _usual, ...plan }) => plan),
    offerPlans: offerPlans.map(({ videos: _v, usual: _u, activates: _a, ...plan }) => plan),
  };
  const screen = await open({ answers: [answer(getCatalogue, older)] });
  await screen.findByText(PURCHASE);
  expect(screen.getByRole('main').textContent).not.toMatch(/NaN|undefined|\d videos|Usual/);
  expect(tiles()).toHaveLength(3);
});

test('in Bangla: names, content and what it changes', async () => {
  const screen = await open({ clock: NOW, language: 'bn' });
  await screen.findByRole('heading', { name: 'স্ট্যান্ডার্ড প্ল্যান - ৩০ দিন' });
  const main = screen.getByRole('main');
  expect(main.textContent).toMatch(/আনলিমিটেড ভিডিও.*দিনে ৳৫০/);
  expect(main.textContent).toContain('৭ দিন যোগ হবে');
  expect(main.textContent).not.toMatch(/[0-9]/);
});

test('in Bangla it is accessible', async () => {
  const screen = await open({ language: 'bn' });
  await screen.findByRole('heading', { name: 'স্ট্যান্ডার্ড প্ল্যান - ৩০ দিন' });
  await expectAccessible();
});

test("with no logged-in user: 'You must be logged in to purchase a plan.' and a 'Go to Login' link to /", async () => {
  const screen = await open({ session: {} });
  await screen.findByText('You must be logged in to purchase a plan.');
  expect(screen.queryByText(PURCHASE)).toBeNull();
  const links = [...screen.getByRole('main').querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Back to Dashboard', '/dashboard'],
    ['Go to Login', '/'],
  ]);
  await expectAccessible();
});

test('plans that cannot be loaded say so and can be tried again', async () => {
  const screen = await open({ answers: [disconnect(getCatalogue)] });
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('Failed to connect to the server.');
  await expectAccessible();
  given(answer(getCatalogue, sampleCatalogue()));
  await screen.user.click(screen.getByText('Try again'));
  await screen.findByText(PURCHASE);
});

test('plans without a network say so, and come by themselves when it is back', async () => {
  const screen = await openOffline(paths.plans, <PlansPage />);
  await screen.findByText('Failed to connect to the server.');
  setOnline(true);
  await screen.findByText(PURCHASE);
});

describe('Purchase Plan', () => {
  test('opens the payment of that plan, and orders nothing before a method is chosen', async () => {
    const screen = await open();
    await screen.user.click(await screen.findByText(PURCHASE));
    const dialog = await screen.findByRole('dialog', { name: 'Payment' });
    expect(dialog.textContent).toContain('Standard Plan - 30 Days');
    expect(dialog.textContent).toMatch(/1,500 BDT\s*999 INR/);
    expect(within(dialog).getAllByRole('button', { name: /^(bKash|Nagad)/ })).toHaveLength(2);
    expect(requestsOf(createOrder)).toEqual([]);
  });

  test('with the keyboard alone: Enter opens the payment, Escape closes it, the focus returns', async () => {
    const screen = await open();
    const purchase = await screen.findByText(PURCHASE);
    purchase.focus();
    await screen.user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Payment' });
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(purchase);
  });
});
