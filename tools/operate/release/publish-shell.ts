import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { CONTRACT_VERSION } from '@portal/contracts';
import type { PortalRelease } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { settleLog } from './change-portal';
import { giveShell } from './change-shell';
import { writeCompressedSiblings } from './compress';
import { releasedCommit } from './current-commit';
import { contentHash, integrityOf, readBuiltFiles } from './folder-files';
import type { BuiltFile } from './folder-files';
import { distOf, PROJECT_ROOT } from './paths';
import { readPointer } from './pointer';
import type { Published } from './publish-portal';
import { newLine, readLog, writeLine } from './release-log';
import { withReleaseLock } from './release-lock';
import type { HeldLock } from './release-lock';
import { givenShell, liveShell } from './shell-state';
import type { Site } from './site';
import type { Store } from './store';
import { folderOf, readRecord, writeRecord, writeVersion } from './version-folder';
import { verifyVersion } from './verify-version';
import { refuseWithdrawn } from './withdrawn';

/** A built shell: its files, and their names in the web root. */
interface BuiltShell {
  readonly version: string;
  /** With hashes in their names; they lie in /assets for all versions. */
  readonly assets: readonly BuiltFile[];
  /** The page and the other files of the root. */
  readonly rootFiles: readonly BuiltFile[];
}

/** Adds the shell's version to the page, for its browser reports (OPS-33). */
function nameVersion(file: BuiltFile, version: string): BuiltFile {
  if (file.path !== 'index.html') return file;
  const meta = `<meta name="portal-release" content="${version}" />`;
  const page = file.bytes.toString('utf8').replace('</head>', `${meta}</head>`);
  return { ...file, bytes: Buffer.from(page) };
}

/** Reads a build of the shell. @throws Problem when there is none. */
export async function readBuiltShell(dist: string = distOf('shell')): Promise<BuiltShell> {
  const files = await readBuiltFiles(dist);
  const manifest = await readFile(join(PROJECT_ROOT, 'shell/package.json'), 'utf8');
  const { version: own } = JSON.parse(manifest) as { version: string };
  const version = `${own}-${contentHash(files)}`;
  const isAsset = ({ path }: BuiltFile): boolean => path.startsWith('assets/');
  const rootFiles = files
    .filter((file) => !isAsset(file))
    .map((file) => nameVersion(file, version));
  return { version, assets: files.filter(isAsset), rootFiles };
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
      throw new Problem(`${path} already exists with other bytes: run "repair shell".`);
    }
    await writeCompressedSiblings(store, path, bytes);
    await store.write(path, bytes);
  }
}

function describe(site: Site, { version, assets, rootFiles }: BuiltShell): PortalRelease {
  const folder = folderOf('shell', version);
  const hashes = [
    ...assets.map(({ path, bytes }) => [`/${path}`, integrityOf(bytes)]),
    ...rootFiles.map(({ path, bytes }) => [`/${folder}/${path}`, integrityOf(bytes)]),
  ];
  return {
    version,
    entry: `/${folder}/index.html`,
    preload: [],
    integrity: Object.fromEntries(hashes) as Record<string, string>,
    builtAt: site.now().toISOString(),
    commit: releasedCommit(site),
    contract: CONTRACT_VERSION,
  };
}

/** Lays assets and version folder down. The record, which makes the version complete, is written last. */
async function layDown(store: Store, built: BuiltShell, draft: PortalRelease) {
  await writeAssets(store, built.assets);
  const present = await readRecord(store, 'shell', built.version);
  if (present) return present;
  await writeVersion(store, folderOf('shell', built.version), built.rootFiles);
  return draft;
}

/**
 * Lays a version down again under the lock, because a prune may have run in between: it keeps only assets that the
 * log names. A version that is new is logged before its record is written.
 */
async function settle(
  site: Site,
  lock: HeldLock,
  built: BuiltShell,
  draft: PortalRelease,
): Promise<PortalRelease> {
  const { store } = site;
  const release = await layDown(store, built, draft);
  if (release !== draft) return release;
  const pointer = await readPointer(store);
  await settleLog(site, pointer);
  const { version: to, commit } = draft;
  const line = { app: 'shell', from: null, to, commit, revision: pointer.revision } as const;
  const files = built.assets.map(({ path }) => path);
  await writeLine(store, newLine(site, { action: 'stage', ...line, files }));
  await lock.assertHeld();
  await writeRecord(store, 'shell', draft);
  return draft;
}

/**
 * Stores the built shell as a version that nobody gets: its assets, whose names never change, and a folder with the
 * other files.
 * @param dist the build, by default the shell's own `dist`.
 * @throws Problem when the build is missing, or when other bytes have an asset's name.
 */
export async function stageShell(
  site: Site,
  dist: string = distOf('shell'),
): Promise<PortalRelease> {
  const { store } = site;
  const built = await readBuiltShell(dist);
  const draft = describe(site, built);
  await verifyVersion(store, 'shell', await layDown(store, built, draft));
  return withReleaseLock(store, (lock) => settle(site, lock, built, draft));
}

/**
 * Publishes the built shell: stages it, then copies the files of the root, index.html last. So no page names a file
 * that does not exist yet. Assets of older shells stay for open pages. A canary of the same version ends.
 * @param dist the build to publish, by default the shell's own `dist`.
 * @param options.isAgain also a version that was rolled back.
 * @throws Problem when the build is missing, when other bytes have an asset's name, or the version was withdrawn.
 */
export async function publishShell(
  site: Site,
  dist: string = distOf('shell'),
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<Published> {
  const { store } = site;
  const built = await readBuiltShell(dist);
  const { version } = built;
  const draft = describe(site, built);
  if ((await liveShell(store)) !== version) await refuseWithdrawn(site, 'shell', version, isAgain);
  await verifyVersion(store, 'shell', await layDown(store, built, draft));
  return withReleaseLock(store, async (lock) => {
    const release = await settle(site, lock, built, draft);
    const before = await givenShell(store);
    const isTried = before.canary?.version === version;
    const changed = await giveShell(site, lock, before, {
      action: isTried ? 'promote' : 'release',
      release,
      next: { live: version, canary: isTried ? null : before.canary },
    });
    return { version, changed };
  });
}
