import { brotliDecompressSync } from 'node:zlib';
import { codingOf, compressQuickly, PageCompressor } from './page-coding';

const PAGE = Buffer.from(
  Array.from({ length: 3000 }, (_, n) => `Episode ${(n * 7919) % 997}`).join(),
);

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0.5', 'gzip'],
  ['deflate', null],
  [undefined, null],
])('takes of %j the coding %j', (accepted, coding) => {
  expect(codingOf(accepted)).toBe(coding);
});

it('compresses smaller one page at a time, so that nobody occupies the processor', async () => {
  const compressor = new PageCompressor();
  const [one, other] = await Promise.all([
    compressor.small(PAGE, 'br'),
    compressor.small(PAGE, 'br'),
  ]);
  expect(other).toBeNull();
  expect(one && brotliDecompressSync(one)).toEqual(PAGE);
  const quick = await compressQuickly(PAGE, 'br');
  expect(one?.length).toBeLessThan(quick.length);
  expect(await compressor.small(PAGE, 'gzip')).not.toBeNull();
});
