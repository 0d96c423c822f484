import {
  getBroadcastMessage,
  getFullHistory,
  getUser,
  getUserOffer,
  getUserOttStats,
  getUserPayments,
  getUserTasks,
  type HistoryItem,
  redeemCode,
  updateSettings,
} from '@portal/contracts';
import type { Page } from '@playwright/test';
import { answerWith, changeAnswers } from '../../support/answers';
import { completedTask } from '../../support/bot';
import { card, givenStats, reloadDashboard, unfold } from '../../support/dashboard';
import { HOSTILE_TEXTS } from '../../support/hostile';
import { expect, signIn, test } from '../../support/test';

// Without the content security policy, so that only the screens themselves can stop a text from running.
test.use({ bypassCSP: true });

const shown = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * No script ran, no text became an executable element, and no address leaves the web or this site. Our own
 * folded cards are `details` directly in their section; a text never stands there.
 */
async function expectNothingRan(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'hostile' in window,
    made: document.querySelectorAll(
      ':is(main, header, [role="dialog"]) :is(iframe, object, embed, base, math, details:not(section > details), noscript, style), [srcdoc], [onerror], [onload], [ontoggle], [onmouseover]',
    ).length,
    addresses: Array.from(document.querySelectorAll('a[href]'), (link) =>
      link.getAttribute('href'),
    ),
  }));
  expect(found.ran).toBe(false);
  expect(found.made).toBe(0);
  for (const address of found.addresses) expect(address).toMatch(/^(https?:\/\/[^@]*$|\/(?!\/)|#)/);
}

const HISTORY = HOSTILE_TEXTS.map((text, index): HistoryItem => ({
  _id: String(index),
  file_name: text,
  ott_service: text,
  download_date: '2031-03-01T06:00:00.000Z',
}));

test('an XSS corpus in every text of the dashboard runs nothing and shows as text', async ({
  page,
  trial,
  bot,
}) => {
  test.slow();
  const mark = Date.now().toString(36);
  const file_name = `${mark}<img src=x onerror=window.hostile=1>.mkv`;
  const ott_service = `${mark}<svg/onload=window.hostile=1>`;
  const task = completedTask(trial.subscriber.userId, { file_name, ott_service });
  await bot.report(`hostile-${mark}`, task);
  await signIn(page, trial);
  const history = page.getByRole('dialog', { name: 'Download History' });
  const expectTexts = async (title: string): Promise<void> => {
    const all = card(page, title).getByRole('button', { name: /^Show all/ });
    await expect(card(page, title)).toContainText(shown(HOSTILE_TEXTS[0] ?? ''));
    if (await all.isVisible()) await all.click();
    for (const text of HOSTILE_TEXTS) await expect(card(page, title)).toContainText(shown(text));
  };

  await test.step('a file name and a service that the bot really reported', async () => {
    await expect(card(page, 'Recent Downloads')).toContainText(file_name);
    await page.getByRole('button', { name: `${ott_service}:` }).click();
    await expect(history.getByRole('listitem').last()).toContainText(file_name);
    await expectNothingRan(page);
  });

  await test.step('file names, services, errors and payments', async () => {
    await answerWith(page, getUserOttStats, {
      stats: HOSTILE_TEXTS.map((name) => ({ name, value: 2 })),
    });
    await changeAnswers(page, getUserPayments, ({ payments }) => ({
      payments: HOSTILE_TEXTS.flatMap((text) =>
        payments.slice(0, 1).map((payment) => ({ ...payment, planName: text, ref_code: text })),
      ),
    }));
    await answerWith(page, getUserTasks, {
      tasks: HISTORY.map(({ _id, file_name: text }) => ({
        _id,
        user_id: trial.subscriber.userId,
        status: 'failed' as const,
        file_name: text,
        ott_service: text,
        quality: text,
        progress: null,
        error_message: text,
        updated_at: '2031-03-01T06:00:00.000Z',
      })),
    });
    await page.route('**/tasks/stream', (route) => route.abort());
    await reloadDashboard(page);
    for (const title of ['Downloads by Service', 'Payments', 'Live Queue']) {
      await expectTexts(title);
    }
    await expectNothingRan(page);
  });

  await test.step('the newest downloads, of which the card shows five', async () => {
    for (let from = 0; from < HISTORY.length; from += 5) {
      const recentDownloads = HISTORY.slice(from, from + 5);
      await givenStats(page, () => ({ recentDownloads }));
      await reloadDashboard(page);
      for (const { file_name: text } of recentDownloads) {
        await expect(card(page, 'Recent Downloads')).toContainText(shown(text));
      }
    }
    await expectNothingRan(page);
  });

  await test.step('name, e-mail and an offer, which leads nowhere but the plans', async () => {
    let text = '';
    await changeAnswers(page, getUser, ({ user }) => ({
      user: { ...user, name: text, email: text },
    }));
    await changeAnswers(page, getUserOffer, () => ({
      offer: { isDiscount: true, message: text, expiresAt: '2099-01-01T00:00:00.000Z' },
    }));
    for (text of HOSTILE_TEXTS) {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(card(page, 'Profile')).toContainText(shown(text));
      await expect(card(page, 'Your offer')).toContainText(shown(text));
      await expect(card(page, 'Your offer').getByRole('link')).toHaveAttribute(
        'href',
        /^\/plans(\/[\w-]+)?$/,
      );
      await expectNothingRan(page);
    }
  });

  await test.step('what the server answers to a change', async () => {
    for (const message of HOSTILE_TEXTS.slice(0, 4)) {
      const json = { success: false, code: 'no/such-code', message, requestId: 'journey' };
      for (const call of [updateSettings, redeemCode]) {
        await page.route(new RegExp(`${call.path.split('/').at(-1)}$`), (route) =>
          route.fulfill({ status: 400, json }),
        );
      }
      for (const title of ['Account Settings', 'Redeem a Code']) await unfold(page, title);
      await page.getByRole('switch', { name: 'Retry' }).click();
      await expect(page.getByText(`Error: ${message}`).first()).toBeVisible();
      await page.getByLabel('Code', { exact: true }).fill('ABCDEFGHJKLMNPQR');
      await page.getByRole('button', { name: 'Redeem' }).click();
      await expect(card(page, 'Redeem a Code').getByRole('alert')).toHaveText(message);
      await expectNothingRan(page);
    }
  });

  await test.step('the history', async () => {
    await answerWith(page, getFullHistory, { history: HISTORY });
    await card(page, 'Recent Downloads').getByRole('button', { name: 'View all' }).click();
    for (const text of HOSTILE_TEXTS) {
      await history.getByRole('searchbox').fill(text);
      const row = history
        .getByRole('listitem')
        .filter({ hasText: shown(text) })
        .first();
      await expect(row).toBeVisible();
      await expectNothingRan(page);
    }
  });

  await test.step('a broadcast, in which only http(s) is a link', async () => {
    await answerWith(page, getBroadcastMessage, {
      message: { _id: 'hostile', text: HOSTILE_TEXTS.join('\n') },
    });
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'A Broadcast Message' });
    for (const text of HOSTILE_TEXTS) await expect(dialog).toContainText(shown(text));
    await expectNothingRan(page);
  });
});
