import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { inWorkspace } from '../../shared/workspace';

/** The most that the bell may add to the dashboard, gzip bytes. */
const MOST_BYTES = 4_096;

/** What the dashboard has anyway. */
const IS_THERE = /^(@portal|@mui|react)(\/|$)|texts\/use-texts$/;

test('the bell weighs at most 4 KiB on the dashboard, and its list comes later', async () => {
  const bundle = await rolldown({
    input: inWorkspace('user-portal/src/shared/notices/notice-bell.tsx'),
    external: IS_THERE,
    transform: { target: 'es2022' },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const [bell] = output;
  const atOnce = output.filter(({ fileName }) =>
    [bell.fileName, ...bell.imports].includes(fileName),
  );
  const code = atOnce.map((part) => ('code' in part ? part.code : '')).join('');
  const bytes = gzipSync(code, { level: 9 }).length;
  console.log(`The bell weighs ${bytes} bytes (gzip).`);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(bell.dynamicImports).toEqual([expect.stringMatching(/notices-dialog/)]);
  expect(code).not.toContain('Mark all as read');
});
