import {
  getCatalogue,
  getUserOffer,
  getUserOttStats,
  getUserStats,
  getUserTasks,
  type HistoryItem,
  type OfferView,
} from '@portal/contracts';
import { answerWith, changeAnswers, loseConnection } from '../../support/answers';
import { givenDownload } from '../../support/bot';
import { card, givenStats, openDashboardOf, reloadDashboard } from '../../support/dashboard';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const PHONE = { width: 360, height: 780 };

const header = (page: Page) => page.getByRole('banner');
const offer = (page: Page) => card(page, 'Your offer');
const updated = (page: Page) => page.getByText(/^Updated /);

const download = (change: Partial<HistoryItem>): HistoryItem => ({
  _id: 'download',
  file_name: 'Eleven.Rivers.2031.mkv',
  ott_service: 'netflix',
  download_date: '2031-03-01T06:00:00.000Z',
  ...change,
});

test.beforeEach(({ bot, trial }) => givenDownload(bot, trial.subscriber.userId));

test.describe('header', () => {
  test("brand logo; user chip (name and '{n} days left'); refresh button; theme menu; logout button", async ({
    page,
    trial,
  }) => {
    await openDashboardOf(page, trial, { name: 'Amina Rahman', daysRemaining: 12 });
    await expect(header(page)).toContainText('Dhara');
    await expect(header(page)).toContainText('Amina Rahman');
    await expect(header(page)).toContainText('12 days left');
    for (const name of ['Refresh', 'Theme', 'Log out']) {
      await expect(header(page).getByRole('button', { name })).toBeVisible();
    }
    await header(page).getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Light', 'Dark', 'System']);
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test("user chip: 'User {userId}' when there is no name; 'Expired'", async ({ page, trial }) => {
    const { userId } = trial.subscriber;
    await openDashboardOf(page, trial, { name: '', isExpired: true, daysRemaining: 0 });
    await expect(header(page)).toContainText(`User ${userId}`);
    await expect(header(page)).toContainText('Expired');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, User ${userId}`);
  });

  test('on small screens a link to /account-management appears', async ({ page, trial }) => {
    await signIn(page, trial);
    const link = header(page).getByRole('link', { name: 'Manage Profile' });
    await expect(link).toBeHidden();
    await page.setViewportSize(PHONE);
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(page).toHaveURL(/\/account-management$/);
  });

  test('at 360 px everything in the header is seen, whatever the name and the language', async ({
    page,
    trial,
  }) => {
    await openDashboardOf(page, trial, { name: 'Maximiliana Featherstonehaugh-Chowdhury' });
    await page.setViewportSize(PHONE);
    for (const language of ['en', 'bn']) {
      await page.evaluate((value) => localStorage.setItem('language', value), language);
      await page.reload();
      const controls = header(page).getByRole('button').or(header(page).getByRole('link'));
      await expect(controls).toHaveCount(5);
      for (const control of await controls.all()) {
        await expect(control).toBeInViewport({ ratio: 1 });
        expect((await control.boundingBox())?.width).toBeGreaterThanOrEqual(44);
      }
      await expect(header(page).locator('small')).toBeInViewport({ ratio: 1 });
    }
  });
});

test('welcome line with the name and an avatar; if the image fails to load, a coloured circle with the initial is shown', async ({
  page,
  trial,
}) => {
  await openDashboardOf(page, trial, { name: 'Amina', profilePhotoUrl: '/uploads/gone.webp' });
  const welcome = page.getByRole('heading', { name: 'Welcome, Amina' });
  await expect(welcome.locator('xpath=../preceding-sibling::span')).toHaveText('A');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test("for a name of the form 'User {id}' the initial is the first character of the id", async ({
  page,
  trial,
}) => {
  await openDashboardOf(page, trial, { name: 'User 7042', profilePhotoUrl: '/default-avatar.png' });
  const welcome = page.getByRole('heading', { name: 'Welcome, User 7042' });
  await expect(welcome.locator('xpath=../preceding-sibling::span')).toHaveText('7');
});

test('the refresh control reads everything anew', async ({ page, trial }) => {
  await signIn(page, trial);
  await expect(updated(page)).toHaveText('Updated just now');
  const id = trial.subscriber.userId;
  const reads = ['', '/stats', '/ott-stats', '/offer', '/payments'].map((part) =>
    page.waitForResponse(`**/api/user/${id}${part}`),
  );
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  await Promise.all(reads);
});

test.describe('offer banner', () => {
  const DAY_MS = 86_400_000;
  const NOW = Date.parse('2031-03-01T06:00:00.000Z');
  const discount = (change: Partial<OfferView>): { offer: OfferView } => ({
    offer: {
      isDiscount: true,
      message: 'Special offer for you: 25% off Standard Plan. /plans/SPRING2345',
      expiresAt: new Date(NOW + DAY_MS + 2 * 3_600_000 + 3 * 60_000 + 4_000).toISOString(),
      ...change,
    },
  });
  const timer = (page: Page) => offer(page).getByRole('timer', { name: 'Offer ends in' });

  test('only if an offer exists', async ({ page, trial }) => {
    await signIn(page, trial);
    await expect(offer(page)).toBeVisible();
    await answerWith(page, getUserOffer, { offer: null });
    await reloadDashboard(page);
    await expect(card(page, 'Recent Downloads').getByRole('listitem').first()).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  test('a discount offer shows a countdown in days, hours, minutes and seconds to expiresAt, ticking every second and stopping at zero', async ({
    page,
    trial,
  }) => {
    await signIn(page, trial);
    await answerWith(page, getUserOffer, discount({}));
    await page.clock.install({ time: NOW - 60_000 });
    await page.reload();
    await expect(timer(page)).toBeVisible();
    await page.clock.pauseAt(NOW);
    await expect(timer(page)).toHaveText('01days02hours03minutes04seconds');
    await page.clock.runFor(1_000);
    await expect(timer(page)).toHaveText('01days02hours03minutes03seconds');
    await page.clock.runFor(4_000);
    await expect(timer(page)).toHaveText('01days02hours02minutes59seconds');
    await page.clock.fastForward(DAY_MS + 2 * 3_600_000 + 2 * 60_000 + 58_000);
    await expect(timer(page)).toHaveText('00days00hours00minutes01seconds');
    await page.clock.runFor(1_000);
    await expect(timer(page)).toHaveText('00days00hours00minutes00seconds');
    await expect(offer(page)).toContainText('This offer has ended.');
    await page.clock.runFor(5_000);
    await expect(timer(page)).toHaveText('00days00hours00minutes00seconds');
    await expect(offer(page).getByRole('link')).toHaveAttribute('href', '/plans');
  });

  test('its link is taken from the offer message if the message contains /plans/, otherwise it goes to /plans', async ({
    page,
    trial,
  }) => {
    await signIn(page, trial);
    await answerWith(page, getUserOffer, discount({}));
    await reloadDashboard(page);
    const link = offer(page).getByRole('link', { name: 'View Offer' });
    await expect(link).toHaveAttribute('href', '/plans/SPRING2345');
    await expect(offer(page)).toContainText('25% off Standard Plan.');
    await expectSound(page, 'a discount offer');
    await answerWith(page, getUserOffer, discount({ message: 'A quarter off everything.' }));
    await reloadDashboard(page);
    await expect(link).toHaveAttribute('href', '/plans');
  });

  test("a simple offer shows a 'Claim Offer' banner to /offer", async ({ page, trial }) => {
    await signIn(page, trial);
    await answerWith(page, getUserOffer, {
      offer: { isDiscount: false, message: '30 videos on top this week.', expiresAt: null },
    });
    await reloadDashboard(page);
    await expect(offer(page)).toContainText('30 videos on top this week.');
    await expect(timer(page)).toBeHidden();
    await expectSound(page, 'a simple offer');
    await offer(page).getByRole('link', { name: 'Claim Offer' }).click();
    await expect(page).toHaveURL(/\/offer$/);
  });
});

test("cards that lead elsewhere: 'View Plans', 'Manage Profile', privacy policy and terms", async ({
  page,
  trial,
}) => {
  const WAYS: readonly [string, RegExp][] = [
    ['View Plans', /\/plans$/],
    ['Manage Profile', /\/account-management$/],
    ['Privacy Policy', /\/privacy-policy$/],
    ['Terms of Service', /\/terms-of-service$/],
  ];
  await signIn(page, trial);
  for (const [name, address] of WAYS) {
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
  }
});

test("stat cards 'Today's Downloads' and 'Total Downloads', each with title, value and loading state", async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenStats(page, () => ({ todayDownloads: 7, totalDownloads: 12_480 }));
  let open = (): void => undefined;
  const gate = new Promise<void>((settle) => (open = settle));
  await page.route('**/stats', async (route) => {
    await gate;
    await route.fallback();
  });
  await page.reload();
  const today = page.getByRole('group', { name: "Today's Downloads" });
  const total = page.getByRole('group', { name: 'Total Downloads' });
  for (const stat of [today, total]) await expect(stat).toHaveAttribute('aria-busy', 'true');
  await expectSound(page, 'the dashboard while it loads');
  open();
  await expect(today).toContainText('7');
  await expect(total).toContainText('12,480');
  for (const stat of [today, total]) await expect(stat).toHaveAttribute('aria-busy', 'false');
});

test('recent downloads list (dates in en-US short format)', async ({ page, trial }) => {
  await signIn(page, trial);
  await givenStats(page, () => ({ recentDownloads: [download({})] }));
  await reloadDashboard(page);
  const row = card(page, 'Recent Downloads').getByRole('listitem');
  await expect(row).toContainText('Eleven.Rivers.2031.mkv');
  await expect(row).toContainText('Mar 1, 2031');
});

test('downloads by service: sorted by value descending, bar width as share of total, bars cycling through 6 colours, badge colours fixed for five services with a default for others', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const values = { netflix: 40, amazon: 20, disney: 16, hulu: 10, youtube: 8, hoichoi: 5, zee5: 1 };
  const stats = Object.entries(values).map(([name, value]) => ({ name, value }));
  await answerWith(page, getUserOttStats, { stats: stats.toReversed() });
  await reloadDashboard(page);
  const rows = card(page, 'Downloads by Service').getByRole('button');
  await expect(rows).toHaveText(Object.keys(values).map((name) => new RegExp(`^${name}`)));
  const drawn = await rows.evaluateAll((elements) =>
    elements.map((element) => {
      const bar = element.lastElementChild?.firstElementChild as HTMLElement;
      const badge = element.querySelector('span > span') as HTMLElement;
      return {
        width: bar.style.width,
        colour: bar.style.background,
        badge: getComputedStyle(badge.closest('[class]') as HTMLElement).getPropertyValue(
          '--service',
        ),
      };
    }),
  );
  expect(drawn.map(({ width }) => width)).toEqual(
    Object.values(values).map((value) => `${value}%`),
  );
  const colours = drawn.map(({ colour }) => colour);
  expect(new Set(colours.slice(0, 6)).size).toBe(6);
  expect(colours[6]).toBe(colours[0]);
  const badges = drawn.map(({ badge }) => badge);
  expect(new Set(badges.slice(0, 5)).size).toBe(5);
  expect(badges[5]).toBe(badges[6]);
  expect(badges.slice(0, 5)).not.toContain(badges[5]);
});

test("'About & Contact' card with links to the support bot, the support contact and the channel", async ({
  page,
  trial,
}) => {
  const links = {
    supportBotUrl: 'https://t.me/dhara_help_bot',
    supportContactUrl: 'https://t.me/dhara_help',
    channelUrl: 'https://t.me/dhara_news',
  };
  await signIn(page, trial);
  await changeAnswers(page, getCatalogue, (catalogue) => ({
    ...catalogue,
    brand: { ...catalogue.brand, ...links },
  }));
  await reloadDashboard(page);
  const about = card(page, 'About & Contact').getByRole('link');
  await expect(about).toHaveText(['Support bot', 'Contact support', 'News channel']);
  for (const [index, address] of Object.values(links).entries()) {
    await expect(about.nth(index)).toHaveAttribute('href', address);
    await expect(about.nth(index)).toHaveAttribute('rel', /noopener/);
  }
  await expectSound(page, 'the dashboard with every link');
});

test('links that are not configured are not there; without any the card says so', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const none = { supportBotUrl: null, supportContactUrl: null, channelUrl: null };
  const brandWith = (change: object) =>
    changeAnswers(page, getCatalogue, (catalogue) => ({
      ...catalogue,
      brand: { ...catalogue.brand, ...none, ...change },
    }));
  await brandWith({ channelUrl: 'https://t.me/dhara_news' });
  await reloadDashboard(page);
  await expect(card(page, 'About & Contact').getByRole('link')).toHaveText(['News channel']);
  await brandWith({});
  await reloadDashboard(page);
  await expect(card(page, 'About & Contact')).toContainText('not set up here yet');
});

test('a dashboard without any download says what will stand there', async ({ page, trial }) => {
  await signIn(page, trial);
  await givenStats(page, () => ({ todayDownloads: 0, totalDownloads: 0, recentDownloads: [] }));
  await answerWith(page, getUserOttStats, { stats: [] });
  await reloadDashboard(page);
  await expect(card(page, 'Recent Downloads')).toContainText('No downloads yet.');
  await expect(card(page, 'Recent Downloads').getByRole('button')).toHaveCount(0);
  await expect(card(page, 'Downloads by Service')).toContainText('No downloads yet.');
  await expectSound(page, 'an empty dashboard');
});

test('dashboard widget fetch errors are only logged; each card can be tried again by itself', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const bringStats = await loseConnection(page, getUserStats);
  const bringServices = await loseConnection(page, getUserOttStats);
  await loseConnection(page, getUserOffer);
  await reloadDashboard(page);
  const recent = card(page, 'Recent Downloads');
  const services = card(page, 'Downloads by Service');
  for (const failed of [recent, services]) {
    await expect(failed).toContainText('This could not be loaded right now.');
  }
  await expect(page.getByRole('group', { name: 'Total Downloads' })).toContainText('—');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  for (const what of ['stats', 'downloads by service', 'the offer']) {
    expect(logged.join('\n')).toContain(`The dashboard could not load ${what}.`);
  }
  await expectSound(page, 'a dashboard with failed cards');

  bringStats();
  await recent.getByRole('button', { name: 'Try again' }).click();
  await expect(recent.getByRole('listitem').first()).toBeVisible();
  await expect(services).toContainText('This could not be loaded right now.');
  bringServices();
  await services.getByRole('button', { name: 'Try again' }).click();
  await expect(services.getByRole('button', { name: /download/ }).first()).toBeVisible();
});

test('without a connection at start the stored plan is shown, and nothing claims to be fresh', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await expect(updated(page)).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(card(page, 'Plan Details')).toContainText('Balance');
  await expect(card(page, 'Recent Downloads')).toContainText('This could not be loaded right now.');
  await expect(updated(page)).toBeHidden();
  await page.unroute('**/api/**');
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  await expect(updated(page)).toHaveText('Updated just now');
});

test('with the keyboard alone: offer, plans, history and profile are reached in the order of the page', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await answerWith(page, getUserTasks, { tasks: [] });
  const main = page.getByRole('main');
  for (const stop of [
    page.getByRole('link', { name: 'Skip to content' }),
    header(page).getByRole('button', { name: 'Log out' }),
    main.getByRole('button', { name: 'Refresh' }),
    offer(page).getByRole('link'),
    main.getByRole('link', { name: /^View Plans/ }),
    card(page, 'Recent Downloads').getByRole('button', { name: 'View all' }),
  ]) {
    await tabTo(page, stop);
  }
  const service = card(page, 'Downloads by Service').getByRole('button').first();
  await tabTo(page, service);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Download History' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(service).toBeFocused();
  await tabTo(page, main.getByRole('link', { name: 'Manage Profile' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account-management$/);
});
