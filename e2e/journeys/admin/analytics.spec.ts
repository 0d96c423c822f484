import { getDownloadsOverTime, getOttPopularity } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { answerWith } from '../../support/answers';
import { completedTask } from '../../support/bot';
import { expectSound } from '../../support/looks';
import { expect, numberOf, test } from '../../support/test';

const chart = (page: Page) => page.getByRole('region', { name: 'Downloads Over Last 30 Days' });
const services = (page: Page) =>
  page.getByRole('list', { name: 'Most Popular OTT Services' }).getByRole('listitem');
const days = Array.from({ length: 30 }, (_, day) => ({
  date: new Date(Date.UTC(2031, 1, 1 + day)).toISOString().slice(0, 10),
  downloads: day % 7 === 0 ? 0 : 40 + 13 * (day % 5),
}));

test('four cards, the chart of 30 days and the popular services', async ({ page, trial, bot }) => {
  await bot.report(`analytics-${Date.now()}`, completedTask(trial.subscriber.userId));
  await openTab(page, trial, 'analytics');
  for (const card of [
    'Total Users',
    'Total Downloads',
    'Total Redeem Codes',
    'Used Redeem Codes',
  ]) {
    await numberOf(page, card);
  }
  const rows = chart(page).getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(31);
  // The last row is today; it contains the download.
  await expect(rows.last().getByRole('cell')).not.toHaveText('0');
  await expect(services(page).first()).toContainText(/^1.*\d$/);
});

test('the chart has x and y axes and tooltips; bars are ranked, in ten colours, at least 3 percent wide', async ({
  page,
  trial,
}) => {
  const names = ['Hotstar', 'zee5', 'Sun NXT', 'SonyLIV', 'Dangal Play', 'ShemarooMe'];
  const others = ['aha video', 'HOICHOI', 'Netflix', 'ÉclairTV', 'Chorki', 'Bongo'];
  const popularity = [...names, ...others].map((name, place) => ({
    name,
    value: place === 11 ? 1 : 1_200 - place * 100,
  }));
  await answerWith(page, getDownloadsOverTime, { stats: days });
  await answerWith(page, getOttPopularity, { stats: popularity });
  await openTab(page, trial, 'analytics');

  const picture = chart(page).locator('svg:has(text)').first();
  await expect(picture.getByText('01 Feb', { exact: true })).toBeVisible();
  await expect(picture.getByText('80', { exact: true })).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('no chart');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText(/\d\d Feb.*Downloads.*\d/);

  await expect(services(page)).toHaveCount(12);
  await expect(services(page).nth(11)).toContainText(/^12.*Bongo1$/);
  const bars = await services(page).evaluateAll((rows) =>
    rows.map((row) => {
      const bar = row.lastElementChild?.firstElementChild as HTMLElement;
      const brand = row.querySelector('[data-brand]')?.getAttribute('data-brand') ?? null;
      return { width: bar.style.width, colour: bar.style.background, brand };
    }),
  );
  for (const [place, { value }] of popularity.entries()) {
    const width = Number.parseFloat(bars[place]?.width ?? '');
    expect(width).toBeCloseTo(Math.max(3, (value / 1_200) * 100), 2);
  }
  expect(new Set(bars.slice(0, 10).map(({ colour }) => colour)).size).toBe(10);
  expect([bars[10]?.colour, bars[11]?.colour]).toEqual([bars[0]?.colour, bars[1]?.colour]);
  expect(bars.map(({ brand }) => brand)).toEqual([
    ...['hotstar', 'zee5', 'sunnxt', 'sonyliv', 'dangalplay', 'shemaroome', 'aha', 'hoichoi'],
    ...[null, null, null, null],
  ]);
  await expect(services(page).nth(9)).toContainText('É');
  await expectSound(page, 'analytics with metrics');

  await test.step('before the first download the chart is flat and the list says so', async () => {
    const stats = days.map(({ date }) => ({ date, downloads: 0 }));
    await answerWith(page, getDownloadsOverTime, { stats });
    await answerWith(page, getOttPopularity, { stats: [] });
    await page.reload();
    await expect(page.getByText('No downloads yet.')).toBeVisible();
    await expect(chart(page)).toContainText('0 downloads in these days');
  });
});
