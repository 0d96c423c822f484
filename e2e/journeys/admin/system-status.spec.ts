import { getSystemStats, type SystemStats } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { answerWith } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { expect, numberOf, test } from '../../support/test';

const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const GREEN = 'rgb(';

const colourOf = (page: Page, name: string) =>
  card(page, name)
    .getByRole('paragraph')
    .evaluate((value) => getComputedStyle(value).color);

test('cards Server Status (green if Online), Database Status (green if Connected) and four numbers; a Refresh button', async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'system-status');
  await expect(card(page, 'Server Status')).toContainText('Online');
  await expect(card(page, 'Database Status')).toContainText('Connected');
  for (const name of ['New Users 24h', 'New Users 7d', 'Downloads 24h', 'Logins 24h']) {
    await numberOf(page, name);
  }
  for (const name of ['bff', 'shell', 'user-portal', 'admin-portal']) {
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
    // A version can have 'bff' in its hash.
    const version = versions.filter({ hasText: new RegExp(String.raw`^${name}\d+\.\d+\.\d+`) });
    await expect(version).toBeVisible();
  }
  const released = page.getByRole('list', { name: 'Versions of user-portal' });
  await expect(released.getByRole('listitem').first()).toContainText(/^Live/);
  const plain = await colourOf(page, 'Logins 24h');
  const green = await colourOf(page, 'Server Status');
  expect(green.startsWith(GREEN)).toBe(true);
  expect(green).not.toBe(plain);
  expect(await colourOf(page, 'Database Status')).toBe(green);
  await expectSound(page, 'the system status');

  const { stats } = (await (await page.request.get(getSystemStats.path)).json()) as {
    stats: SystemStats;
  };
  await answerWith(page, getSystemStats, { stats: { ...stats, databaseStatus: 'Disconnected' } });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(card(page, 'Database Status')).toContainText('Disconnected');
  expect(await colourOf(page, 'Database Status')).not.toBe(green);
});
