import {
  getBroadcastMessage,
  getFullHistory,
  getUser,
  getUserOffer,
  getUserOttStats,
  getUserPayments,
  getUserStats,
  getUserTasks,
  type HistoryItem,
  redeemCode,
  updateSettings,
} from '@portal/contracts';
import type { Page } from '@playwright/test';
import { answerWith, changeAnswers } from '../../support/answers';
import { completedTask, givenDownload } from '../../support/bot';
import { card, reloadDashboard } from '../../support/dashboard';
import { HOSTILE_TEXTS } from '../../support/hostile';
import { expect, signIn, test } from '../../support/test';

// Without the content security policy, so that only the screens themselves can stop a text from running.
test.use({ bypassCSP: true });
test.beforeEach(({ bot, trial }) => givenDownload(bot, trial.subscriber.userId));

/** No script ran, no text became an executable element, and no address leaves the web or this site. */
async function expectNothingRan(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'hostile' in window,
    made: document.querySelectorAll(
      ':is(main, header, [role="dialog"]) :is(iframe, object, embed, base, math, details, noscript, style), [srcdoc], [onerror], [onload], [ontoggle], [onmouseover]',
    ).length,
    addresses: Array.from(document.querySelectorAll('a[href]'), (link) =>
      link.getAttribute('href'),
    ),
  }));
  expect(found.ran).toBe(false);
  expect(found.made).toBe(0);
  for (const address of found.addresses) expect(address).toMatch(/^(https?:\/\/[^@]*$|\/(?!\/)|#)/);
}

const item = (text: string, index: number): HistoryItem => ({
  _id: String(index),
  file_name: text,
  ott_service: text,
  download_date: '2031-03-01T06:00:00.000Z',
});

const HISTORY = HOSTILE_TEXTS.map(item);

test('an XSS corpus in name, e-mail, file names, services, errors and payments runs nothing and shows as text', async ({
  page,
  trial,
}) => {
  test.slow();
  await signIn(page, trial);
  let text = '';
  await changeAnswers(page, getUser, ({ user }) => ({
    user: { ...user, name: text, email: text },
  }));
  await changeAnswers(page, getUserStats, ({ stats }) => ({
    stats: { ...stats, recentDownloads: [item(text, 0)] },
  }));
  await changeAnswers(page, getUserOttStats, () => ({ stats: [{ name: text, value: 2 }] }));
  await changeAnswers(page, getUserPayments, ({ payments }) => ({
    payments: payments
      .map((payment) => ({ ...payment, planName: text, ref_code: text }))
      .slice(0, 1),
  }));
  await changeAnswers(page, getUserTasks, ({ tasks }) => ({
    tasks: tasks.slice(0, 1).map((task) => ({
      ...task,
      status: 'failed' as const,
      file_name: text,
      ott_service: text,
      quality: text,
      error_message: text,
    })),
  }));
  await page.route('**/tasks/stream', (route) => route.abort());

  await reloadDashboard(page);
  for (text of HOSTILE_TEXTS) {
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    for (const title of ['Profile', 'Recent Downloads', 'Downloads by Service', 'Payments']) {
      await expect(card(page, title)).toContainText(text.replaceAll(/\s+/g, ' ').trim());
    }
    await expect(card(page, 'Live Queue')).toContainText(text.replaceAll(/\s+/g, ' ').trim());
    await expectNothingRan(page);
  }
});

test('an XSS corpus in the history runs nothing and shows as text', async ({ page, trial }) => {
  await signIn(page, trial);
  await answerWith(page, getFullHistory, { history: HISTORY });
  await card(page, 'Recent Downloads').getByRole('button', { name: 'View all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download History' });
  const search = dialog.getByRole('searchbox');
  for (const text of HOSTILE_TEXTS) {
    await search.fill(text);
    const shown = text.replaceAll(/\s+/g, ' ').trim();
    await expect(dialog.getByRole('listitem').filter({ hasText: shown }).first()).toBeVisible();
    await expectNothingRan(page);
  }
});

test('an XSS corpus in a broadcast runs nothing and shows as text; only http(s) is a link', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await answerWith(page, getBroadcastMessage, {
    message: { _id: 'hostile', text: HOSTILE_TEXTS.join('\n') },
  });
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'A Broadcast Message' });
  for (const text of HOSTILE_TEXTS) {
    await expect(dialog).toContainText(text.replaceAll(/\s+/g, ' ').trim());
  }
  await expectNothingRan(page);
});

test('an XSS corpus in an offer runs nothing, shows as text and leads nowhere but the plans', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  let text = HOSTILE_TEXTS[0] ?? '';
  await changeAnswers(page, getUserOffer, () => ({
    offer: { isDiscount: true, message: text, expiresAt: '2099-01-01T00:00:00.000Z' },
  }));
  await reloadDashboard(page);
  for (text of HOSTILE_TEXTS) {
    const read = page.waitForResponse('**/offer');
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    await read;
    await expect(card(page, 'Your offer')).toContainText(text.replaceAll(/\s+/g, ' ').trim());
    await expect(card(page, 'Your offer').getByRole('link')).toHaveAttribute(
      'href',
      /^\/plans(\/[\w-]+)?$/,
    );
    await expectNothingRan(page);
  }
});

test('an XSS corpus in what the server answers to a change shows as text', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  for (const message of HOSTILE_TEXTS.slice(0, 4)) {
    const json = { success: false, code: 'no/such-code', message, requestId: 'journey' };
    for (const call of [updateSettings, redeemCode]) {
      await page.route(new RegExp(`${call.path.split('/').at(-1)}$`), (route) =>
        route.fulfill({ status: 400, json }),
      );
    }
    await page.getByRole('switch', { name: 'Retry' }).click();
    await expect(page.getByText(`Error: ${message}`).first()).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill('ABCDEFGHJKLMNPQR');
    await page.getByRole('button', { name: 'Redeem' }).click();
    await expect(card(page, 'Redeem a Code').getByRole('alert')).toHaveText(message);
    await expectNothingRan(page);
  }
});

test('a hostile file name and service that the bot really reported are text', async ({
  page,
  trial,
  bot,
}) => {
  const mark = Date.now().toString(36);
  const file_name = `${mark}<img src=x onerror=window.hostile=1>.mkv`;
  const ott_service = `${mark}<svg/onload=window.hostile=1>`;
  const task = completedTask(trial.subscriber.userId, { file_name, ott_service });
  await bot.report(`hostile-${mark}`, task);
  await signIn(page, trial);
  await expect(card(page, 'Recent Downloads')).toContainText(file_name);
  await page.getByRole('button', { name: `${ott_service}:` }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').last()).toContainText(file_name);
  await expectNothingRan(page);
});
