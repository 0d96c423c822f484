import { getUserStats, type HistoryItem, type UserView } from '@portal/contracts';
import {
  answer,
  expectAccessible,
  factsOf,
  sampleUser,
  type ScreenOptions,
  waitFor,
} from '@portal/screen-testing';
import { openDashboard } from '../../test/open-dashboard';

const PLAN: Partial<UserView> = {
  isExpired: false,
  daysRemaining: 12,
  expiry: 30,
  startDate: '2031-03-01T06:00:00.000Z',
  expiryDate: '2031-03-31T06:00:00.000Z',
  balance: 42,
  price: 2200,
  currency: 'BDT',
};

/** The card of a user with these changes, when the user and the downloads are shown. */
async function openPlan(change: Partial<UserView> = {}, options: ScreenOptions = {}) {
  const screen = await openDashboard(sampleUser({ ...PLAN, ...change }), options);
  const { language = 'en' } = options;
  const name = language === 'en' ? 'Plan Details' : 'প্ল্যানের বিবরণ';
  const card = screen.getByRole('region', { name });
  await waitFor(() => expect(card.querySelector('[role=progressbar]')).not.toBeNull());
  return { ...screen, card };
}

const used = (card: Element) =>
  card.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');

test('Plan Details card: plan status, balance, duration, start and expiry dates, price and currency, and a used-countdown bar', async () => {
  const { card, getByRole } = await openPlan();
  expect(card.textContent).toContain('Active');
  expect(factsOf(card)).toEqual({
    'Time left': '12 days',
    Balance: '42 videos',
    Duration: '30 days',
    'Start date': 'Mar 1, 2031',
    'Expiry date': 'Mar 31, 2031',
    Price: '2,200 BDT',
  });
  expect(getByRole('progressbar', { name: 'Plan countdown' }).getAttribute('aria-valuenow')).toBe(
    '60',
  );
  await expectAccessible();
});

const expired = { isExpired: true, daysRemaining: 0 };

describe("plan status: Expired if isExpired; 'Expiring Soon' if daysRemaining is 7 or less; otherwise 'Active'; used-countdown 0 above 30 days, 100 when expired, otherwise (30 minus days remaining) / 30 x 100", () => {
  test.each([
    ['31 days left', { daysRemaining: 31 }, 'Active', '0'],
    ['30 days left', { daysRemaining: 30 }, 'Active', '0'],
    ['15 days left', { daysRemaining: 15 }, 'Active', '50'],
    ['8 days left', { daysRemaining: 8 }, 'Active', '73'],
    ['7 days left', { daysRemaining: 7 }, 'Expiring Soon', '77'],
    ['1 day left', { daysRemaining: 1 }, 'Expiring Soon', '97'],
    ['expired', expired, 'Expired', '100'],
  ])('%s', async (_name, change, status, percent) => {
    const { card, getByText } = await openPlan(change);
    expect(card.contains(getByText(status))).toBe(true);
    expect(used(card)).toBe(percent);
  });
});

test.each([
  [1_000, '1,000 videos'],
  [1_001, 'Unlimited videos'],
  [999_999, 'Unlimited videos'],
])('a balance of %i reads %s', async (balance, text) => {
  const { card } = await openPlan({ balance });
  expect(factsOf(card)).toMatchObject({ Balance: text });
});

test('a plan that was a gift has no price', async () => {
  const { card } = await openPlan({ price: null, currency: null });
  expect(factsOf(card)).toMatchObject({ Price: '—' });
});

test('an account without a plan has no dates and counts as expired', async () => {
  const { card } = await openPlan({ ...expired, expiry: 0, startDate: null, expiryDate: null });
  expect(card.textContent).toContain('Expired');
  expect(factsOf(card)).toMatchObject({ 'Start date': '—', 'Expiry date': '—' });
});

test('a frozen account says that downloads are paused', async () => {
  const { card } = await openPlan({ isFrozen: true });
  expect(card.querySelector('[role=status]')?.textContent).toContain('This account is frozen.');
});

describe('"n videos left, enough for about d days"', () => {
  const downloads = (hoursAgo: readonly number[]) => {
    const recentDownloads = hoursAgo.map((hours, index): HistoryItem => ({
      _id: String(index),
      file_name: `Eleven.Rivers.S01E0${index}.mkv`,
      ott_service: 'netflix',
      download_date: new Date(Date.now() - hours * 3_600_000).toISOString(),
    }));
    return answer(getUserStats, {
      stats: { todayDownloads: 1, totalDownloads: 5, recentDownloads },
    });
  };

  test('follows the pace of the last downloads', async () => {
    const screen = await openPlan({}, { answers: [downloads([1, 30, 60, 90, 120])] });
    const pace = await screen.findByText('42 videos left, enough for about 42 days.');
    expect(screen.card.contains(pace)).toBe(true);
  });

  test('is not shown where it would be a guess', async () => {
    const screen = await openPlan({}, { answers: [downloads([1, 30, 60, 90])] });
    await screen.findByText(/S01E03/);
    expect(screen.card.textContent).not.toContain('enough for');
  });

  test('is not shown for unlimited videos, even where the pace would end them within a year', async () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 30];
    const screen = await openPlan({ balance: 1_001 }, { answers: [downloads(rows)] });
    await screen.findByText(/S01E09/);
    expect(screen.card.textContent).not.toContain('enough for');
  });

  test('is not shown for an expired plan', async () => {
    const screen = await openPlan(expired, { answers: [downloads([1, 30, 60, 90, 120])] });
    await screen.findByText(/S01E03/);
    expect(screen.card.textContent).not.toContain('enough for');
  });
});

test('the plan in Bangla has its words, numerals and dates', async () => {
  const { card } = await openPlan({}, { language: 'bn' });
  expect(card.textContent).toMatch(/[০-৯]+ দিন/);
  expect(card.textContent).not.toMatch(/[0-9]/);
});
