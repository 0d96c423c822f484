import { expectAccessible, within } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { SummaryCards } from './summary-cards';

const stats = {
  ...{ totalUsers: 1_200, totalDownloads: 9_000, totalRedeemCodes: 50, usedRedeemCodes: 20 },
};
const days = (...last: number[]) => [...Array.from({ length: 30 - last.length }, () => 0), ...last];

test('each card says what the last 30 days added, with a bar for each day; the last one is today so far', async () => {
  const trends = {
    ...{ totalUsers: days(1_000, 40), totalDownloads: days(7) },
    ...{ totalRedeemCodes: days(), usedRedeemCodes: days(1, 2) },
  };
  const screen = await openTab(<SummaryCards stats={stats} trends={trends} />);
  const users = screen.getByRole('group', { name: 'Total Users' });
  within(users).getByText('1,200');
  within(users).getByText('+1,040 in 30 days');
  const bars = users.querySelectorAll('svg[data-open] > rect');
  expect(bars).toHaveLength(30);
  const [before, today] = [...bars].slice(-2).map((bar) => Number(bar.getAttribute('height')));
  expect(before).toBeGreaterThan(today ?? 0);
  within(screen.getByRole('group', { name: 'Used Redeem Codes' })).getByText('+3 in 30 days');
  within(screen.getByRole('group', { name: 'Total Redeem Codes' })).getByText('+0 in 30 days');
  await expectAccessible();
});

test('without days the cards have their numbers alone', async () => {
  const screen = await openTab(<SummaryCards stats={stats} trends={undefined} />);
  const card = screen.getByRole('group', { name: 'Total Downloads' });
  within(card).getByText('9,000');
  expect(within(card).queryByText(/30 days/)).toBeNull();
});
