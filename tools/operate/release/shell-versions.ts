import { type LiveShell, RECORD_FILE, SHELL_FILE } from '@portal/contracts';
import type { PortalRelease } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { settleLog } from './change-portal';
import { writeCompressedSiblings } from './compress';
import { readPointer } from './pointer';
import { newLine, readLog, writeLine } from './release-log';
import { replayLog } from '@portal/rules';
import { withReleaseLock } from './release-lock';
import type { Site } from './site';
import type { Store } from './store';
import { existingRelease, folderOf, readRecord } from './version-folder';
import { verifyVersion } from './verify-version';

/** The versions of the shell that can be given to visitors without a build. */
export interface ShellState {
  /** Null before the first release. */
  readonly live: string | null;
  /** Newest first; only versions that were laid down whole. */
  readonly earlier: readonly string[];
}

/** The live version; null before the first release, or when its file is damaged. */
export async function liveShell(store: Store): Promise<string | null> {
  const text = (await store.read(SHELL_FILE))?.toString('utf8') ?? 'null';
  try {
    return (JSON.parse(text) as LiveShell | null)?.version ?? null;
  } catch {
    return null;
  }
}

/** The live version, and the earlier ones of the log. */
export async function shellState(store: Store): Promise<ShellState> {
  const live = await liveShell(store);
  const earlier: string[] = [];
  for (const version of replayLog(await readLog(store), 'shell').earlier) {
    const record = await readRecord(store, 'shell', version).catch(() => null);
    if (record && version !== live) earlier.push(version);
  }
  return { live, earlier };
}

/** Paths of the shell's files that lie in the root when it is live, the page last. */
export async function rootFilesOf(store: Store, version: string): Promise<string[]> {
  const folder = `${folderOf('shell', version)}/`;
  const names = (await store.list(folderOf('shell', version))).map((path) =>
    path.slice(folder.length),
  );
  return names
    .filter((name) => name !== RECORD_FILE && !/\.(br|gz)$/.test(name))
    .toSorted((one, other) => Number(one === 'index.html') - Number(other === 'index.html'));
}

/** Copies the files of a version to the root, the page last. @returns true when a file changed. */
export async function copyToRoot(store: Store, version: string): Promise<boolean> {
  let changed = false;
  for (const path of await rootFilesOf(store, version)) {
    const bytes = await store.read(`${folderOf('shell', version)}/${path}`);
    if (!bytes || (await store.read(path))?.equals(bytes)) continue;
    changed = true;
    await store.write(path, bytes);
    await writeCompressedSiblings(store, path, bytes);
  }
  if ((await liveShell(store)) === version) return changed;
  await store.write(SHELL_FILE, `${JSON.stringify({ version })}\n`);
  return true;
}

/** Assets that a version of the shell needs. */
const assetsOf = ({ integrity }: PortalRelease): string[] =>
  Object.keys(integrity)
    .filter((url) => url.startsWith('/assets/'))
    .map((url) => url.slice(1));

/**
 * Makes an earlier version of the shell live, by default the previous one: copies its page and root files to
 * the root. Portals and pointer stay as they are.
 * @throws Problem when there is none, when a file of it is missing or damaged, or when somebody else released
 *   the shell meanwhile.
 */
export async function rollBackShell(site: Site, wanted?: string): Promise<PortalRelease> {
  const { store } = site;
  const { live, earlier } = await shellState(store);
  const version = wanted ?? earlier[0];
  if (!version) throw new Problem('shell has no earlier version to go back to.');
  if (version === live) throw new Problem(`shell ${version} is live already.`);
  const release = await existingRelease(store, 'shell', version);
  return withReleaseLock(store, async (lock) => {
    // Under the lock, because a prune may remove its assets.
    await verifyVersion(store, 'shell', release);
    const from = await liveShell(store);
    if (from !== live) {
      throw new Problem('shell was changed meanwhile: look at it with "list" and decide again.');
    }
    const { revision } = await readPointer(store);
    await settleLog(site, await readPointer(store));
    const line = { app: 'shell', from, to: version, commit: release.commit, revision } as const;
    const files = assetsOf(release);
    await writeLine(store, newLine(site, { action: 'rollback', ...line, files }));
    await lock.assertHeld();
    await copyToRoot(store, version);
    return release;
  });
}
