import { getUserOttStats, getUserStats, type HistoryItem } from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  sampleUser,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openDashboard } from '../../test/open-dashboard';

const UNAVAILABLE = 'This could not be loaded right now.';

const user = sampleUser();
const recent = (screen: Screen) => within(screen.getByRole('region', { name: 'Recent Downloads' }));
const services = (screen: Screen) =>
  within(screen.getByRole('region', { name: 'Downloads by Service' }));
const download: HistoryItem = {
  _id: 'download',
  file_name: 'Eleven.Rivers.2031.mkv',
  ott_service: 'netflix',
  download_date: '2031-03-01T12:00:00.000Z',
};
const STATS = { todayDownloads: 7, totalDownloads: 12_480, recentDownloads: [download] };

test("stat cards 'Today's Downloads' and 'Total Downloads', each with title, value and loading state", async () => {
  const held = hold(getUserStats, { stats: STATS });
  const screen = await openDashboard(user, { answers: [held.answer] });
  const cards = ["Today's Downloads", 'Total Downloads'].map((name) =>
    screen.getByRole('group', { name }),
  );
  const busy = () => cards.map((card) => card.getAttribute('aria-busy'));
  expect(busy()).toEqual(['true', 'true']);
  await expectAccessible();
  await held.release();
  await screen.findByText('12,480');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    "Today's Downloads7",
    'Total Downloads12,480',
  ]);
  expect(busy()).toEqual(['false', 'false']);
});

describe('recent downloads list', () => {
  const at = (download_date: string, file_name: string): HistoryItem => ({
    ...download,
    ...{ _id: download_date, download_date, file_name },
  });
  const open = (...recentDownloads: HistoryItem[]) =>
    openDashboard(user, {
      answers: [answer(getUserStats, { stats: { ...STATS, recentDownloads } })],
      clock: '2031-03-02T12:00:00.000Z',
    });

  test('names what was downloaded as people speak of it', async () => {
    const screen = await open(
      at('2031-03-01T12:05:00.000Z', 'Harbour.Nine.S02E05.720p.NF.WEB-DL.x264.mkv'),
      at('2031-03-01T12:00:00.000Z', 'Eleven.Rivers.2023.1080p.WEB-DL.mkv'),
    );
    const rows = await recent(screen).findAllByRole('button', { expanded: false });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^HNHarbour Nine12:05.PMS02 · E05720pnetflix$/),
      expect.stringMatching(/^EREleven Rivers12:00.PM20231080pnetflix$/),
    ]);
  });

  test('has a heading for each day (dates in en-US short format)', async () => {
    const screen = await open(
      at('2031-03-02T10:00:00.000Z', 'A.mkv'),
      at('2031-03-01T10:00:00.000Z', 'B.mkv'),
      at('2031-03-01T09:00:00.000Z', 'C.mkv'),
      at('2031-02-27T10:00:00.000Z', 'D.mkv'),
    );
    const days = await recent(screen).findAllByRole('heading', { level: 3 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Today · Mar 2, 2031',
      'Yesterday · Mar 1, 2031',
      'Feb 27, 2031',
    ]);
    expect(recent(screen).getAllByRole('listitem')).toHaveLength(4);
  });

  test('shows the whole file name and the date one tap away', async () => {
    const stats = { ...STATS, recentDownloads: [download] };
    const screen = await openDashboard(user, { answers: [answer(getUserStats, { stats })] });
    const row = await recent(screen).findByRole('button', { name: /^Eleven Rivers/ });
    expect(recent(screen).getByText('Eleven.Rivers.2031.mkv').closest('[hidden]')).not.toBeNull();
    await screen.user.click(row);
    const name = recent(screen).getByText('Eleven.Rivers.2031.mkv');
    expect(name.closest('[hidden]')).toBeNull();
    expect(name.parentElement?.textContent).toMatch(/MKV · Mar 1, 2031, 12:00.PM$/);
    await expectAccessible();
    await screen.user.click(row);
    expect(name.closest('[hidden]')).not.toBeNull();
  });

  test('opens a file where the bot delivered it, and no other address', async () => {
    const day = '2031-03-01T12:0';
    const screen = await open(
      { ...at(`${day}3:00.000Z`, 'Tram.mkv'), delivery_link: 'https://t.me/dhara_bot/512' },
      { ...at(`${day}2:00.000Z`, 'Harbour.mkv'), delivery_link: 'https://drive.google.com/f/7' },
      { ...at(`${day}1:00.000Z`, 'Odd.mkv'), delivery_link: 'https://evil.example/x' },
      at(`${day}0:00.000Z`, 'Silent.mkv'),
    );
    for (const row of await recent(screen).findAllByRole('button', { expanded: false })) {
      await screen.user.click(row);
    }
    const links = recent(screen).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.href])).toEqual([
      ['Open in Telegram', 'https://t.me/dhara_bot/512'],
      ['Open in G-Drive', 'https://drive.google.com/f/7'],
    ]);
    for (const { target, rel } of links) {
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
    }
  });

  test('shows a name of which nothing can be read as it is', async () => {
    const screen = await open(at('2031-03-02T10:00:00.000Z', '???'));
    await recent(screen).findByRole('button', { name: /^\?\?\?/ });
  });
});

test('downloads are named in Bangla too', async () => {
  const recentDownloads = [{ ...download, file_name: 'কারাগার.S01E04.720p.mkv' }];
  const screen = await openDashboard(user, {
    answers: [answer(getUserStats, { stats: { ...STATS, recentDownloads } })],
    language: 'bn',
  });
  const row = await screen.findByRole('button', { name: /^কারাগার .*সিজন ১ · পর্ব ৪ 720p/ });
  expect(row.textContent).toContain('কা');
});

describe('downloads by service', () => {
  const VALUES = { netflix: 40, amazon: 20, disney: 16, hulu: 10, youtube: 8, hoichoi: 5, zee5: 1 };
  const open = async () => {
    const stats = Object.entries(VALUES).map(([name, value]) => ({ name, value }));
    const screen = await openDashboard(user, {
      answers: [answer(getUserOttStats, { stats: stats.toReversed() })],
    });
    return services(screen).findAllByRole('button');
  };
  const barOf = (row: HTMLElement) => row.querySelector<HTMLElement>('[style]')?.style;
  const badgeOf = (row: HTMLElement) => {
    const badge = row.querySelector('span > span');
    return getComputedStyle(badge ?? row).getPropertyValue('--service');
  };

  test('are sorted by value descending, the bar width is the share of the total', async () => {
    const rows = await open();
    expect(rows.map(({ textContent }) => textContent?.split(':')[0])).toEqual(Object.keys(VALUES));
    expect(rows.map((row) => barOf(row)?.width)).toEqual(
      Object.values(VALUES).map((value) => `${value}%`),
    );
  });

  test('have bars that cycle through 6 colours', async () => {
    const colours = (await open()).map((row) => barOf(row)?.background);
    expect(new Set(colours.slice(0, 6)).size).toBe(6);
    expect(colours[6]).toBe(colours[0]);
  });

  test('have badge colours fixed for five services with a default for others', async () => {
    const colours = (await open()).map(badgeOf);
    expect(new Set(colours.slice(0, 5)).size).toBe(5);
    expect(colours[5]).toBe(colours[6]);
    expect(colours.slice(0, 5)).not.toContain(colours[5]);
  });
});

test('a dashboard without any download says what will stand there', async () => {
  const stats = { todayDownloads: 0, totalDownloads: 0, recentDownloads: [] };
  const screen = await openDashboard(user, { answers: [answer(getUserStats, { stats })] });
  await recent(screen).findByText(/^No downloads yet\. They appear here/);
  expect(recent(screen).queryByRole('button')).toBeNull();
  await services(screen).findByText('No downloads yet.');
  await expectAccessible();
});

test('dashboard widget fetch errors are only logged; each card can be tried again by itself', async () => {
  const screen = await openDashboard(user, {
    answers: [disconnect(getUserStats), disconnect(getUserOttStats)],
  });
  await recent(screen).findByText(UNAVAILABLE);
  await services(screen).findByText(UNAVAILABLE);
  expect(screen.getByRole('group', { name: 'Total Downloads' }).textContent).toContain('—');
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([]);
  for (const what of ['stats', 'downloads by service']) {
    expect(console.warn).toHaveBeenCalledWith(
      `The dashboard could not load ${what}.`,
      expect.anything(),
    );
  }
  await expectAccessible();

  given(answer(getUserStats, { stats: STATS }));
  // The numbers and the recent list are one answer; each has its button.
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
  await screen.user.click(recent(screen).getByRole('button', { name: 'Try again' }));
  await recent(screen).findByText('Eleven.Rivers.2031.mkv');
  services(screen).getByText(UNAVAILABLE);
  given(answer(getUserOttStats, { stats: [{ name: 'netflix', value: 3 }] }));
  await screen.user.click(services(screen).getByRole('button', { name: 'Try again' }));
  await services(screen).findByRole('button', { name: /^netflix.*3 downloads/ });
});

test('a failed card has the room of its grey lines, and its button keeps the focus while it tries again', async () => {
  const screen = await openDashboard(user, { answers: [disconnect(getUserOttStats)] });
  const button = await services(screen).findByRole('button', { name: 'Try again' });
  // Five lines of 44 px, 16 px apart.
  const room = button.closest<HTMLElement>('[style]');
  expect(room?.style.minHeight).toBe('284px');

  const held = hold(getUserOttStats, { stats: [{ name: 'netflix', value: 3 }] });
  given(held.answer);
  await screen.user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(button);
  await held.release();
  await services(screen).findByRole('button', { name: /^netflix/ });
});

test('numbers that could not be loaded are covered by the way to try again, which takes no room', async () => {
  const screen = await openDashboard(user, { answers: [disconnect(getUserStats)] });
  const cover = await screen.findByText(/^Today's Downloads · Total Downloads/);
  expect(getComputedStyle(cover).position).toBe('absolute');
  const held = hold(getUserStats, { stats: STATS });
  given(held.answer);
  await screen.user.click(within(cover).getByRole('button', { name: 'Try again' }));
  expect(cover.isConnected).toBe(true);
  await held.release();
  await screen.findByText('12,480');
  expect(cover.isConnected).toBe(false);
});
