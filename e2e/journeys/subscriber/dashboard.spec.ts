import { getCatalogue, getUserOffer, getUserOttStats, getUserTasks } from '@portal/contracts';
import { answerWith, changeAnswers, loseConnection } from '../../support/answers';
import { givenDownload } from '../../support/bot';
import {
  card,
  givenStats,
  openAccountMenu,
  openDashboardOf,
  reloadDashboard,
  unfold,
} from '../../support/dashboard';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const PHONE = { width: 360, height: 780 };

const header = (page: Page) => page.getByRole('banner');
const offer = (page: Page) => card(page, 'Your offer');

test.beforeEach(({ bot, trial }) => givenDownload(bot, trial.subscriber.userId));

test('the dashboard can be read in every state, on a phone and on a desktop', async ({
  page,
  trial,
}) => {
  await openDashboardOf(page, trial, { name: 'Maximiliana Featherstonehaugh-Chowdhury' });

  await test.step('at 360 px everything in the header is seen, also the link to the profile', async () => {
    const menu = await openAccountMenu(page);
    await menu.getByRole('menuitemradio', { name: 'বাংলা' }).click();
    await expect(header(page).getByRole('link', { name: 'হোম' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await reloadDashboard(page);
    const link = header(page).getByRole('link', { name: 'Manage Profile' });
    await expect(link).toBeHidden();
    await page.setViewportSize(PHONE);
    for (const language of ['bn', 'en']) {
      await page.evaluate((value) => localStorage.setItem('language', value), language);
      await page.reload();
      const controls = header(page).getByRole('button').or(header(page).getByRole('link'));
      // The mark, four sections, refresh, notices, profile, and the account menu.
      await expect(controls).toHaveCount(9);
      for (const control of await controls.all()) {
        await expect(control).toBeInViewport({ ratio: 1 });
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await expect(header(page).locator('small')).toBeInViewport({ ratio: 1 });
    }
    await expect(link).toBeVisible();
  });

  await test.step('with a discount offer and every link, while it loads, and when its cards could not be loaded', async () => {
    const message = 'Special offer for you: 25% off Standard Plan. /plans/SPRING2345';
    await answerWith(page, getUserOffer, {
      offer: { isDiscount: true, message, expiresAt: '2099-01-01T00:00:00.000Z' },
    });
    await changeAnswers(page, getCatalogue, (catalogue) => ({
      ...catalogue,
      brand: {
        ...catalogue.brand,
        supportBotUrl: 'https://t.me/dhara_help_bot',
        supportContactUrl: 'https://t.me/dhara_help',
        channelUrl: 'https://t.me/dhara_news',
      },
    }));
    await loseConnection(page, getUserOttStats);
    let open = (): void => undefined;
    const gate = new Promise<void>((settle) => (open = settle));
    await page.route('**/stats', async (route) => {
      await gate;
      await route.abort();
    });
    await reloadDashboard(page);
    await expect(offer(page).getByRole('timer')).toBeVisible();
    await unfold(page, 'About & Contact');
    await expect(card(page, 'About & Contact').getByRole('link')).toHaveCount(3);
    const total = page.getByRole('group', { name: 'Total Downloads' });
    await expect(total).toHaveAttribute('aria-busy', 'true');
    await expectSound(page, 'the dashboard while it loads');
    open();
    for (const title of ['Recent Downloads', 'Downloads by Service']) {
      await expect(card(page, title)).toContainText('This could not be loaded right now.');
    }
    await expect(total).toContainText('—');
    await expectSound(page, 'a dashboard with failed cards');
  });

  await test.step('with a simple offer and without any download', async () => {
    await answerWith(page, getUserOffer, {
      offer: { isDiscount: false, message: '30 videos on top this week.', expiresAt: null },
    });
    await page.unroute('**/stats');
    await givenStats(page, () => ({ todayDownloads: 0, totalDownloads: 0, recentDownloads: [] }));
    await answerWith(page, getUserOttStats, { stats: [] });
    await reloadDashboard(page);
    await expect(offer(page).getByRole('link', { name: 'Claim Offer' })).toBeVisible();
    await expect(card(page, 'Recent Downloads')).toContainText('No downloads yet.');
    await expect(card(page, 'Downloads by Service')).toContainText('No downloads yet.');
    await expectSound(page, 'an empty dashboard');
  });
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
    header(page).getByRole('link', { name: 'Dhara' }),
    header(page).getByRole('link', { name: 'Account' }),
    header(page).getByRole('button', { name: 'Refresh' }),
    offer(page).getByRole('link'),
    card(page, 'Plan Details').locator('summary'),
    card(page, 'Recent Downloads').getByRole('button', { name: 'View all' }),
    main.getByRole('link', { name: /^View Plans/ }),
  ]) {
    await tabTo(page, stop);
  }
  const service = card(page, 'Downloads by Service').getByRole('button').first();
  await tabTo(page, service);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Download History' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(service).toBeFocused();
  await tabTo(page, card(page, 'Profile').locator('summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('link', { name: 'Manage Profile' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account-management$/);
});
