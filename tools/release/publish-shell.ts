import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type LiveShell, SHELL_FILE } from '@portal/contracts';

import { contentHash, readBuiltFiles } from './folder-files';
import { distOf, PROJECT_ROOT } from './paths';
import type { Published } from './publish-portal';
import {
  readIfThere,
  writeAtomically,
  writeCompressedSiblings,
  writeImmutable,
} from './write-files';

/**
 * Publishes the built shell: first its assets, which keep their names for ever, then the few files
 * of the root, index.html last, so that no page ever names a file that is not there yet. Assets of
 * older shells stay for pages that are still open (design §9).
 * @param dist the build to publish, by default the shell's own `dist`.
 * @throws Error when the build is missing, or other bytes stand under an existing asset's name.
 */
export async function publishShell(
  webRoot: string,
  dist: string = distOf('shell'),
): Promise<Published> {
  const files = await readBuiltFiles(dist);
  const assets = files.filter(({ path }) => path.startsWith('assets/'));
  const rootFiles = files.filter(({ path }) => !path.startsWith('assets/'));
  rootFiles.sort((a, b) => Number(a.path === 'index.html') - Number(b.path === 'index.html'));

  for (const { path, bytes } of assets) await writeImmutable(join(webRoot, path), bytes);
  let changed = false;
  for (const { path, bytes } of rootFiles) {
    const target = join(webRoot, path);
    if ((await readIfThere(target))?.equals(bytes)) continue;
    changed = true;
    await writeAtomically(target, bytes);
    await writeCompressedSiblings(target, bytes);
  }
  const manifest = await readFile(join(PROJECT_ROOT, 'shell/package.json'), 'utf8');
  const { version: own } = JSON.parse(manifest) as { version: string };
  const live: LiveShell = { version: `${own}-${contentHash(files)}` };
  await writeAtomically(join(webRoot, SHELL_FILE), `${JSON.stringify(live)}\n`);
  return { version: live.version, changed };
}
