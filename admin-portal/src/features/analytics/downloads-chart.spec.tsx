import type { DownloadsPoint } from '@portal/contracts';
import { expectAccessible, savedFiles } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { press, rowTexts } from '../../../test/steps';
import { ChartFrame } from './chart-frame';
import { DownloadsChart } from './downloads-chart';

const TITLE = 'Downloads Over Last 30 Days';
const points: readonly DownloadsPoint[] = [
  { date: '2031-03-08', downloads: 1_200 },
  { date: '2031-03-09', downloads: 0 },
  { date: '2031-03-10', downloads: 34 },
];
const open = (shown = points) =>
  openTab(
    <ChartFrame points={shown}>
      <DownloadsChart points={shown} />
    </ChartFrame>,
  );
const bars = () => [...document.querySelectorAll('rect.MuiBarChart-element')];
const axis = () => [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);

test('each day has a bar as high as its downloads; only the bar of today has another colour', async () => {
  await open();
  const heights = bars().map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toEqual([expect.any(Number), 0, expect.any(Number)]);
  // In whole pixels.
  expect((heights[0] ?? 0) / (heights[2] ?? 0)).toBeCloseTo(1_200 / 34, -1);
  const [first, second, today] = bars().map((bar) => bar.getAttribute('fill'));
  expect(second).toBe(first);
  expect(today).not.toBe(first);
  expect(axis()).toContain('1,200');
});

test.each([
  [1, ['0', '1']],
  [0, ['0', '1', '2', '3', '4']],
])(
  'the axis of %d downloads has whole numbers, also when there are none',
  async (downloads, counts) => {
    await open([{ date: '2031-03-10', downloads }]);
    expect(axis().filter((text) => !text?.includes('Mar'))).toEqual(counts);
  },
);

test('the chart has a table with the same days for screen readers, and the sum in words', async () => {
  const screen = await open();
  screen.getByText('1,234 downloads in these days. The hatched bar is today so far.');
  expect(await rowTexts(screen, TITLE)).toEqual([
    ...['08 Mar1,200', '09 Mar0', '10 Mar (today so far)34'],
  ]);
  await expectAccessible();
});

test('the days are saved as a file with plain numbers', async () => {
  const screen = await open();
  await press(screen, `CSV of ${TITLE}`);
  await screen.findByText('Saved downloads_last_30_days.csv.');
  expect(await savedFiles()).toEqual([
    {
      name: 'downloads_last_30_days.csv',
      text: '\uFEFFdate,downloads\r\n2031-03-08,1200\r\n2031-03-09,0\r\n2031-03-10,34\r\n',
    },
  ]);
});

test('without a day the table is empty and the sum is 0', async () => {
  const screen = await open([]);
  screen.getByText(/^0 downloads in these days\./);
  expect(await rowTexts(screen, TITLE)).toEqual([]);
});
