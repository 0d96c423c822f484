import { cp, mkdtemp, mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inWorkspace } from '../../../shared/workspace';
import { applyEdits, GATE_TEXT, NEXT_VERSION } from './next-version';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'portal-next-'))));
afterEach(() => rm(root, { recursive: true, force: true }));

it('makes version n+1 of the sources as they are today, each edit exactly once', async () => {
  for (const file of new Set(NEXT_VERSION.map((edit) => edit.file))) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(inWorkspace(file), join(root, file));
  }
  await applyEdits(root, NEXT_VERSION);
  const gate = await readFile(join(root, 'user-portal/src/texts/en/login.ts'), 'utf8');
  expect(gate).toContain(GATE_TEXT.next);
  expect(gate).not.toContain(GATE_TEXT.before);
  await expect(applyEdits(root, NEXT_VERSION)).rejects.toThrow('exactly once');
});
