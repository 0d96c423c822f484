import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeSection } from './report';

// Prettier is an ES module with dynamic imports, which jest's CommonJS mode cannot load.
jest.mock('prettier', () => ({
  format: async (text: string) => `${text}\n`,
  resolveConfig: async () => null,
}));

it('replaces its own section and keeps the others in their place', async () => {
  const place = await mkdtemp(join(tmpdir(), 'report-'));
  const path = join(place, 'benchmarks.md');
  await writeSection(path, { title: 'A', body: 'one' });
  await writeSection(path, { title: 'B', body: 'two' });
  await writeSection(path, { title: 'A', body: 'three' });
  const text = await readFile(path, 'utf8');
  expect(text).toMatch(/^# Benchmarks\n\n.*\n\n## A\n\nthree\n\n## B\n\ntwo\n$/);
  await rm(place, { recursive: true, force: true });
});
