import { RECORD_FILE } from '@portal/contracts';

import { settleLog } from './change-portal';
import { PORTAL_NAMES } from './paths';
import type { AppName } from './paths';
import { readPointer, stateOf, withState, writePointer } from './pointer';
import type { StoredPointer } from './pointer';
import { newLine, readLog, writeLine } from './release-log';
import { withReleaseLock } from './release-lock';
import type { HeldLock } from './release-lock';
import type { Site } from './site';
import type { Store } from './store';
import { folderOf } from './version-folder';
import { oldAssets, oldVersions } from './what-is-old';

/** The files that a prune removes of one app: versions of a portal, assets of the shell. */
export interface Pruned {
  readonly app: AppName;
  readonly files: readonly string[];
}

/** The pointer without the removed versions; null when it names none of them. */
function without(pointer: StoredPointer, { app, files }: Pruned): StoredPointer | null {
  if (app === 'shell') return null;
  const state = stateOf(pointer, app);
  const earlier = state.earlier.filter(({ version }) => !files.includes(version));
  if (earlier.length === state.earlier.length) return null;
  return withState(pointer, app, { ...state, earlier });
}

/** The record is removed first, so that a half removed version counts as incomplete. */
async function removeFiles(store: Store, { app, files }: Pruned): Promise<void> {
  for (const file of files) {
    if (app !== 'shell') await store.remove(`${folderOf(app, file)}/${RECORD_FILE}`);
    await store.remove(app === 'shell' ? file : folderOf(app, file));
  }
}

/** First the log, then the pointer, then the files. */
async function remove(site: Site, lock: HeldLock, pruned: Pruned): Promise<void> {
  const { store } = site;
  const pointer = await readPointer(store);
  const next = without(pointer, pruned);
  await writeLine(
    store,
    newLine(site, {
      action: 'prune',
      app: pruned.app,
      from: null,
      to: null,
      commit: 'unknown',
      revision: (next ?? pointer).revision,
      files: pruned.files,
    }),
  );
  await lock.assertHeld();
  if (next) await writePointer(store, next);
  await removeFiles(store, pruned);
}

/**
 * Removes files of portals and shell that are no longer needed. Each app gets one line in the log. Files of
 * killed releases are removed one day later.
 * @param keepDays how long files stay after the last page could have been opened with them.
 */
export function prune(site: Site, keepDays: number): Promise<Pruned[]> {
  const { store } = site;
  return withReleaseLock(store, async (lock) => {
    await settleLog(site, await readPointer(store));
    const log = await readLog(store);
    const found: Pruned[] = [];
    for (const portal of PORTAL_NAMES) {
      found.push({ app: portal, files: await oldVersions(site, log, portal, keepDays) });
    }
    found.push({ app: 'shell', files: await oldAssets(site, log, keepDays) });
    const pruned = found.filter(({ files }) => files.length > 0);
    for (const one of pruned) await remove(site, lock, one);
    return pruned;
  });
}
