import { getSystemStats, type SystemStats } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { answerWith, loseConnection } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { expect, numberOf, test } from '../../support/test';

const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const GREEN = 'rgb(';

const stats = (change: Partial<SystemStats> = {}): SystemStats => ({
  serverStatus: 'Online',
  databaseStatus: 'Connected',
  newUsersLast24h: 12,
  newUsersLast7d: 1_480,
  downloadsLast24h: 25_310,
  loginsLast24h: 0,
  versions: [{ name: 'bff', version: '1.4.0' }],
  jobs: [
    {
      ...{ name: 'payment-sweep', everyMs: 30_000, isRunning: true },
      ...{ lastRunAt: new Date().toISOString(), lastOk: true, lastError: null },
    },
    {
      ...{ name: 'photo-sweep', everyMs: 86_400_000, isRunning: false },
      ...{ lastRunAt: '2031-01-05T10:00:00.000Z', lastOk: false, lastError: 'Error: disk full' },
    },
    {
      ...{ name: 'reconciliation', everyMs: 3_600_000, isRunning: false },
      ...{ lastRunAt: null, lastOk: null, lastError: null },
    },
  ],
  relays: [
    { name: 'phone-1', lastSeenAt: new Date().toISOString(), isSilent: false },
    { name: 'phone-2', lastSeenAt: null, isSilent: true },
  ],
  ...change,
});

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
    await expect(versions.filter({ hasText: name })).toContainText(/\d+\.\d+\.\d+/);
  }
  const plain = await colourOf(page, 'Logins 24h');
  const green = await colourOf(page, 'Server Status');
  expect(green.startsWith(GREEN)).toBe(true);
  expect(green).not.toBe(plain);
  expect(await colourOf(page, 'Database Status')).toBe(green);
  await expectSound(page, 'the system status');

  await answerWith(page, getSystemStats, {
    stats: stats({
      databaseStatus: 'Disconnected',
      newUsersLast24h: null,
      newUsersLast7d: null,
      downloadsLast24h: null,
      loginsLast24h: null,
      jobs: [],
      relays: [],
    }),
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(card(page, 'Database Status')).toContainText('Disconnected');
  expect(await colourOf(page, 'Database Status')).not.toBe(green);
  await expect(card(page, 'Logins 24h')).toContainText('—');
  await expect(page.getByText('Unknown while the database is unavailable.')).toHaveCount(2);
});

test("versions, jobs and silent relays; on failure 'Could not load system statistics.' with a hint", async ({
  page,
  trial,
}) => {
  await answerWith(page, getSystemStats, { stats: stats() });
  await openTab(page, trial, 'system-status');
  await expect(card(page, 'Downloads 24h')).toContainText('25,310');
  await expect(card(page, 'Logins 24h')).toContainText('0');
  const row = (list: string, name: string) =>
    page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name });
  await expect(row('Versions', 'bff')).toContainText('1.4.0');
  await expect(row('Jobs', 'payment-sweep')).toContainText('every 30 seconds');
  await expect(row('Jobs', 'payment-sweep')).toContainText('Running');
  await expect(row('Jobs', 'photo-sweep')).toContainText('Failed');
  await expect(row('Jobs', 'photo-sweep')).toContainText('Error: disk full');
  await expect(row('Jobs', 'reconciliation')).toContainText('Never ran');
  await expect(row('Payment relays', 'phone-1')).toContainText('Reporting');
  await expect(row('Payment relays', 'phone-2')).toContainText('Silent');
  await expectSound(page, 'the system status with jobs and relays');

  await page.unrouteAll({ behavior: 'wait' });
  const connect = await loseConnection(page, getSystemStats);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Failed to fetch system stats.')).toBeVisible();
  await expect(card(page, 'Downloads 24h')).toContainText('25,310');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Could not load system statistics.');
  await expect(page.getByRole('alert')).toContainText('check that the backend is running');
  connect();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Server Status')).toContainText('Online');
});
