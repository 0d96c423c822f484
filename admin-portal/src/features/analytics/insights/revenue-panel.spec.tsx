import type { Insights } from '@portal/contracts';
import { expectAccessible, within } from '@portal/screen-testing';
import { openTab } from '../../../../test/open-tab';
import { RevenuePanel } from './revenue-panel';

const both = (now: number) => ({ now, before: 0 });
const none = both(0);
const insights: Insights = {
  range: { from: '2031-03-09', to: '2031-03-10' },
  before: { from: '2031-03-07', to: '2031-03-08' },
  timeZone: 'Asia/Dhaka',
  ...{ downloads: none, logins: none, newUsers: none, revenue: both(150_000), payments: both(2) },
  ...{ churned: none, revenueByPlan: [], revenueByMethod: [], services: [] },
  orders: { made: none, completed: none, mismatched: none, timedOut: none, open: none },
  purchases: { first: none, renewal: none, return: none },
  days: [
    { date: '2031-03-09', downloads: 0, logins: 0, payments: 1, revenue: 100_000 },
    { date: '2031-03-10', downloads: 0, logins: 0, payments: 1, revenue: 50_000 },
  ],
};
const days = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('says in words that today is not over, beside the chart and in its table', async () => {
  const screen = await openTab(<RevenuePanel insights={insights} today="2031-03-10" />);
  screen.getByText('1,500 BDT in these days. The hatched bar is today so far.');
  expect(days(screen.getByRole('table', { name: 'Revenue by Day' }))).toEqual([
    ...['09 Mar', '10 Mar (today so far)'],
  ]);
  await expectAccessible();
});

test('says nothing of today when the days are over', async () => {
  const screen = await openTab(<RevenuePanel insights={insights} today="2031-03-11" />);
  screen.getByText('1,500 BDT in these days.');
  expect(days(screen.getByRole('table', { name: 'Revenue by Day' }))).toEqual(['09 Mar', '10 Mar']);
});
