import {
  getFullHistory,
  getServiceHistory,
  getUserOttStats,
  getUserStats,
  type HistoryItem,
} from '@portal/contracts';
import {
  answer,
  type Answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  sampleUser,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { HOUR_MS } from '@portal/rules';
import { openDashboard } from '../../test/open-dashboard';

const MANY = 10_000;
const NOON = new Date(2031, 2, 21, 12).getTime();
const WINDOW_HEIGHT = 560;
const ROW_HEIGHT = 48;

/** Newest first, one per hour. */
const entries = (count: number): HistoryItem[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: String(index),
    file_name: `The.Monsoon.Line.E${String(count - index).padStart(5, '0')}.720p.WEB-DL.mkv`,
    download_date: new Date(NOON - index * HOUR_MS).toISOString(),
    ott_service: index % 3 === 0 ? 'hoichoi' : 'netflix',
  }));

const history = async (screen: Screen) =>
  within(await screen.findByRole('dialog', { name: 'Download History' }));

/** Opens the history of a service, or of all. */
async function open(button: RegExp, ...answers: readonly Answer[]) {
  const [recent] = entries(1);
  const screen = await openDashboard(sampleUser(), {
    answers: [
      answer(getUserStats, {
        stats: { todayDownloads: 1, totalDownloads: 1, recentDownloads: recent ? [recent] : [] },
      }),
      answer(getUserOttStats, { stats: [{ name: 'hoichoi', value: 3 }] }),
      ...answers,
    ],
  });
  await screen.user.click(await screen.findByRole('button', { name: button }));
  return { screen, dialog: await history(screen) };
}

// Nothing has a size here, and the list draws only what has room.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW_HEIGHT);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT);
});

describe('Download History of a service', () => {
  test("title 'Download History'; per entry file_name and download_date (short US style with time), grouped by day", async () => {
    const { dialog } = await open(/^hoichoi/, answer(getServiceHistory, { history: entries(14) }));
    const rows = await dialog.findAllByRole('listitem');
    expect(rows).toHaveLength(16);
    const texts = rows.map(({ textContent }) => textContent ?? '');
    expect(texts[0]).toBe('Friday, March 21, 2031');
    expect(texts[1]).toMatch(/^MLThe Monsoon Line12:00.PME14720p/);
    expect(texts[1]).toContain('The.Monsoon.Line.E00014.720p.WEB-DL.mkv');
    expect(texts[1]).toMatch(/Mar 21, 2031, 12:00.PM$/);
    expect(texts[13]).toMatch(/Mar 21, 2031, 12:00.AM$/);
    expect(texts[14]).toBe('Thursday, March 20, 2031');
    expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expectAccessible();
  });

  test('has a spinner while loading', async () => {
    const held = hold(getServiceHistory, { history: entries(1) });
    const { dialog } = await open(/^hoichoi/, held.answer);
    await dialog.findByRole('progressbar', { name: 'Loading history…' });
    await expectAccessible();
    await held.release();
    await dialog.findByText('1 download');
  });

  test("'No history found for {ott}.' when empty", async () => {
    const { dialog } = await open(/^hoichoi/, answer(getServiceHistory, { history: [] }));
    await dialog.findByText('No history found for hoichoi.');
    await expectAccessible();
  });

  test('that could not be loaded says so and offers another try', async () => {
    const { screen, dialog } = await open(/^hoichoi/, disconnect(getServiceHistory));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('The history could not be loaded.');
    await expectAccessible();
    given(answer(getServiceHistory, { history: entries(2) }));
    await screen.user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('2 downloads');
  });
});

describe('with 10,000 entries', () => {
  const openMany = () => open(/^View all/, answer(getFullHistory, { history: entries(MANY) }));

  test('it draws only what is near the window, and tells how many there are', async () => {
    const { dialog } = await openMany();
    await dialog.findByText('10,000 downloads');
    const rows = dialog.getAllByRole('listitem');
    expect(rows[0]?.textContent).toBe('Friday, March 21, 2031');
    expect(rows.length).toBeLessThan(60);
    const days = 418;
    expect(rows[0]?.getAttribute('aria-setsize')).toBe(String(MANY + days));
  });

  test('a search finds entries that hold all of its words, at any place of the list', async () => {
    const { screen, dialog } = await openMany();
    const search = await dialog.findByRole('searchbox', { name: 'Search' });
    const look = async (words: string, count: string) => {
      await screen.user.clear(search);
      if (words) await screen.user.paste(words);
      await waitFor(() => expect(dialog.getByRole('status').textContent).toBe(count));
    };
    await look('monsoon e00002', '1 download');
    expect(dialog.getAllByRole('listitem').at(-1)?.textContent).toContain('E00002.720p');
    await look('HOICHOI', '3,334 downloads');
    // No count beside it: the sentence says it.
    await look('no such video', 'No download matches “no such video”.');
    await expectAccessible();
    await look('', '10,000 downloads');
  });
});
