import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { inWorkspace } from '../../shared/workspace';

/** The most that the bridge to Telegram may weigh, gzip bytes. */
const MOST_BYTES = 2_048;

/** What a browser loads of these modules of the shell, without the libs that the page has anyway. */
async function weightOf(...files: string[]): Promise<number> {
  let bytes = 0;
  for (const file of files) {
    const bundle = await rolldown({
      input: inWorkspace('shell/src/platform', file),
      external: /^@portal\//,
      transform: { target: 'es2022' },
    });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    await bundle.close();
    bytes += gzipSync(output[0].code, { level: 9 }).length;
  }
  return bytes;
}

test('both faces of the platform, Telegram and browser, weigh at most 2 KiB', async () => {
  const bytes = await weightOf('telegram.ts', 'browser.ts');
  console.log(`The platform weighs ${bytes} bytes (gzip).`);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
