import {
  getDownloadsOverTime,
  getInsights,
  getOttPopularity,
  getOverallStats,
  getWaitingWork,
  type Insights,
} from '@portal/contracts';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  never,
  refuse,
  requestsOf,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { press } from '../../../test/steps';
import { AnalyticsTab } from './analytics-tab';
import { InsightsSection } from './insights/insights-section';

const overall = { totalUsers: 12, totalDownloads: 0, totalRedeemCodes: 3, usedRedeemCodes: 1 };

test('a spinner while the statistics are on their way', async () => {
  const screen = await openTab(<AnalyticsTab />, {
    answers: [getWaitingWork, getOverallStats, getDownloadsOverTime, getOttPopularity].map(never),
  });
  screen.getByRole('progressbar', { name: 'Loading statistics' });
});

test('one failing call of the three is an error panel; trying again asks for all three', async () => {
  const screen = await openTab(<AnalyticsTab />, {
    answers: [
      never(getWaitingWork),
      refuse(getOverallStats, 'service/bug'),
      answer(getDownloadsOverTime, { stats: [] }),
      answer(getOttPopularity, { stats: [] }),
    ],
  });
  const text = 'Failed to fetch all statistics. Please check the network and API endpoints.';
  await screen.findByText(text);
  await expectAccessible();
  const before = requestsOf(getDownloadsOverTime).length;
  given(answer(getOverallStats, { stats: overall }), disconnect(getOttPopularity));
  await press(screen, 'Try again');
  await screen.findByRole('alert');
  expect(requestsOf(getDownloadsOverTime).length).toBeGreaterThan(before);
});

const both = (now: number, before: number) => ({ now, before });
const insights: Insights = {
  range: { from: '2031-03-04', to: '2031-03-10' },
  before: { from: '2031-02-25', to: '2031-03-03' },
  timeZone: 'Asia/Dhaka',
  ...{ downloads: both(0, 0), logins: both(12, 0), newUsers: both(0, 0) },
  ...{ revenue: both(0, 0), payments: both(0, 0), churned: both(0, 0) },
  orders: {
    ...{ made: both(0, 0), completed: both(0, 0), mismatched: both(0, 0) },
    ...{ timedOut: both(0, 0), open: both(0, 0) },
  },
  purchases: { first: both(0, 0), renewal: both(0, 0), return: both(0, 0) },
  ...{ revenueByPlan: [], revenueByMethod: [], services: [] },
  days: [{ date: '2031-03-04', downloads: 0, logins: 0, payments: 0, revenue: 0 }],
};

test('insights that cannot be read say so and are asked for again; days without anything say so', async () => {
  const screen = await openTab(<InsightsSection />, {
    path: '/admin/dashboard?tab=analytics&days=7',
    answers: [answerHtml(getInsights)],
  });
  await screen.findByText('Failed to load the insights. Please try again.');
  await expectAccessible();
  given(disconnect(getInsights));
  await press(screen, 'Try again');
  await screen.findByText('Server connection error.');
  given(answer(getInsights, { insights }));
  await press(screen, 'Try again');
  expect(await screen.findAllByText('No payments in these days.')).toHaveLength(2);
  screen.getByText('No downloads in these days.');
  expect(requestsOf(getInsights).at(-1)?.query).toEqual({ days: '7' });
});
