import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { inWorkspace } from '../../shared/workspace';

/** The most that the bell may add to the dashboard, gzip bytes. */
const MOST_BYTES = 4_096;

/** What the dashboard has anyway. */
const IS_THERE = /^(@portal|@mui|react)(\/|$)|texts\/use-texts$/;

/** Its parts: the portal's, and the button that both portals share. */
const PARTS = [
  'user-portal/src/shared/notices/notice-bell.tsx',
  'libs/dashboard/src/notices/notice-bell-button.tsx',
] as const;

async function bundled(file: string) {
  const bundle = await rolldown({
    input: inWorkspace(file),
    external: IS_THERE,
    transform: { target: 'es2022' },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const [entry] = output;
  const names = [entry.fileName, ...entry.imports];
  const atOnce = output.filter(({ fileName }) => names.includes(fileName));
  const code = atOnce.map((part) => ('code' in part ? part.code : '')).join('');
  return { code, later: entry.dynamicImports };
}

test('the bell weighs at most 4 KiB on the dashboard, and its list comes later', async () => {
  const parts = await Promise.all(PARTS.map(bundled));
  const code = parts.map((part) => part.code).join('');
  const bytes = gzipSync(code, { level: 9 }).length;
  console.log(`The bell weighs ${bytes} bytes (gzip).`);
  expect(bytes).toBeGreaterThan(500);
  expect(code).toContain('aria-haspopup');
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(parts.flatMap(({ later }) => later)).toEqual([expect.stringMatching(/notices-dialog/)]);
  expect(code).not.toContain('Mark all as read');
});
