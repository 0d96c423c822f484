import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type LiveShell, SHELL_FILE } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { settleLog } from './change-portal';
import { writeCompressedSiblings } from './compress';
import { releasedCommit } from './current-commit';
import { contentHash, readBuiltFiles } from './folder-files';
import type { BuiltFile } from './folder-files';
import { distOf, PROJECT_ROOT } from './paths';
import { readPointer } from './pointer';
import type { Published } from './publish-portal';
import { newLine, readLog, writeLine } from './release-log';
import { withReleaseLock } from './release-lock';
import type { Site } from './site';
import type { Store } from './store';

const isAsset = ({ path }: BuiltFile): boolean => path.startsWith('assets/');

/** The live version; null before the first release. */
export async function liveShell(store: Store): Promise<string | null> {
  const bytes = await store.read(SHELL_FILE);
  return bytes && (JSON.parse(bytes.toString('utf8')) as LiveShell).version;
}

/**
 * Writes files that browsers may cache forever. An incomplete asset of a killed release, which no shell ever
 * named, is written again. @throws Problem when another asset has one of the names (OPS-2).
 */
async function writeAssets(store: Store, assets: readonly BuiltFile[]): Promise<void> {
  const shells = (await readLog(store)).filter(({ app }) => app === 'shell');
  const named = new Set(shells.flatMap(({ files }) => files ?? []));
  const isUnlogged = shells.length === 0 && (await liveShell(store)) !== null;
  for (const { path, bytes } of assets) {
    const present = await store.read(path);
    if (present?.equals(bytes)) continue;
    if (present && (isUnlogged || named.has(path))) {
      throw new Problem(`${path} already exists with other bytes; publish a new name`);
    }
    await writeCompressedSiblings(store, path, bytes);
    await store.write(path, bytes);
  }
}

/** Adds the shell's version to the page, for its browser reports (OPS-33). */
function nameVersion(file: BuiltFile, version: string): BuiltFile {
  if (file.path !== 'index.html') return file;
  const meta = `<meta name="portal-release" content="${version}" />`;
  const page = file.bytes.toString('utf8').replace('</head>', `${meta}</head>`);
  return { ...file, bytes: Buffer.from(page) };
}

/** Writes the changed files of those without a hash in the name. @returns true when a file changed. */
async function writeRootFiles(store: Store, files: readonly BuiltFile[]): Promise<boolean> {
  let changed = false;
  for (const { path, bytes } of files) {
    if ((await store.read(path))?.equals(bytes)) continue;
    changed = true;
    await store.write(path, bytes);
    await writeCompressedSiblings(store, path, bytes);
  }
  return changed;
}

/**
 * Publishes the built shell: first its assets, whose names never change, then the files of the root,
 * index.html last. So no page names a file that does not exist yet. Assets of older shells stay for open
 * pages.
 * @param dist the build to publish, by default the shell's own `dist`.
 * @throws Problem when the build is missing, or when other bytes have an asset's name.
 */
export async function publishShell(site: Site, dist: string = distOf('shell')): Promise<Published> {
  const { store } = site;
  const files = await readBuiltFiles(dist);
  const assets = files.filter(isAsset);
  const rootFiles = files
    .filter((file) => !isAsset(file))
    .toSorted((a, b) => Number(a.path === 'index.html') - Number(b.path === 'index.html'));
  const manifest = await readFile(join(PROJECT_ROOT, 'shell/package.json'), 'utf8');
  const { version: own } = JSON.parse(manifest) as { version: string };
  const version = `${own}-${contentHash(files)}`;
  const namedFiles = rootFiles.map((file) => nameVersion(file, version));

  await writeAssets(store, assets);
  return withReleaseLock(store, async (lock) => {
    const from = await liveShell(store);
    const pointer = await readPointer(store);
    await settleLog(site, pointer);
    if (from !== version) {
      await writeLine(
        store,
        newLine(site, {
          action: 'release',
          app: 'shell',
          from,
          to: version,
          commit: releasedCommit(site),
          revision: pointer.revision,
          files: assets.map(({ path }) => path),
        }),
      );
    }
    // Again, because a prune may have run in between. A prune keeps only assets that the log names.
    await writeAssets(store, assets);
    await lock.assertHeld();
    const changed = await writeRootFiles(store, namedFiles);
    if (from !== version) await store.write(SHELL_FILE, `${JSON.stringify({ version })}\n`);
    return { version, changed: changed || from !== version };
  });
}
