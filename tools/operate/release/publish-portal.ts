import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PortalName, PortalRelease } from '@portal/contracts';

import type { PortalInfo } from '@portal/build/vite';
import { Problem } from '../../shared/problem';
import { settleLog } from './change-portal';
import { releasedCommit } from './current-commit';
import { contentHash, integrityOf, readBuiltFiles } from './folder-files';
import type { BuiltFile } from './folder-files';
import { makeLive } from './make-live';
import { distOf, PROJECT_ROOT } from './paths';
import { readPointer, stateOf } from './pointer';
import type { PortalState } from './pointer';
import { newLine, writeLine } from './release-log';
import { withReleaseLock } from './release-lock';
import type { Site } from './site';
import { folderOf, readRecord, writeRecord, writeVersion } from './version-folder';
import { verifyVersion } from './verify-version';
import { refuseWithdrawn } from './withdrawn';

/** Result of one publish. */
export interface Published {
  readonly version: string;
  /** False when exactly the same bytes were already live. */
  readonly changed: boolean;
}

/** How a build is published. */
interface PublishOptions {
  /** The build, by default the portal's own `dist`. */
  readonly dist?: string;
  /** The portal's state when the release was decided; by default the current state. */
  readonly expected?: PortalState;
  /** A version that was withdrawn is released again. */
  readonly isAgain?: boolean;
}

async function readJson<Value>(path: string): Promise<Value> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Problem(`${path} does not exist: build it first.`);
  });
  return JSON.parse(text) as Value;
}

function describe(
  site: Site,
  folder: string,
  files: readonly BuiltFile[],
  info: PortalInfo,
): PortalRelease {
  const url = (path: string): string => `/${folder}/${path}`;
  return {
    version: folder.slice(folder.lastIndexOf('/') + 1),
    entry: url('mf-manifest.json'),
    preload: info.preload.map(url),
    integrity: Object.fromEntries(files.map(({ path, bytes }) => [url(path), integrityOf(bytes)])),
    builtAt: site.now().toISOString(),
    commit: releasedCommit(site),
    contract: info.contract,
  };
}

/**
 * Writes the record, which makes the version complete. When two releases have the same bytes, the first
 * record stays.
 */
function recordOnce(
  site: Site,
  portal: PortalName,
  release: PortalRelease,
): Promise<PortalRelease> {
  const { store } = site;
  return withReleaseLock(store, async (lock) => {
    const present = await readRecord(store, portal, release.version);
    if (present) return present;
    const pointer = await readPointer(store);
    await settleLog(site, pointer);
    await writeLine(
      store,
      newLine(site, {
        action: 'stage',
        app: portal,
        from: null,
        to: release.version,
        commit: release.commit,
        revision: pointer.revision,
      }),
    );
    await lock.assertHeld();
    await writeRecord(store, portal, release);
    return release;
  });
}

/**
 * Stores the built portal as a version that is not live. The version consists of the package's version and
 * the content hash, so equal bytes have the same version. An incomplete version of a killed release is
 * completed (OPS-1, OPS-2, OPS-5).
 * @param dist the build, by default the portal's own `dist`.
 * @throws Problem when the build is missing, or when an existing name has other bytes.
 */
export async function stagePortal(
  site: Site,
  portal: PortalName,
  dist: string = distOf(portal),
): Promise<PortalRelease> {
  const files = await readBuiltFiles(dist);
  const info = await readJson<PortalInfo>(join(dist, 'portal.json'));
  const { version: own } = await readJson<{ version: string }>(
    join(PROJECT_ROOT, portal, 'package.json'),
  );
  const version = `${own}-${contentHash(files)}`;
  const folder = folderOf(portal, version);
  let release = await readRecord(site.store, portal, version);
  if (!release) {
    await writeVersion(site.store, folder, files);
    const draft = describe(site, folder, files, info);
    await verifyVersion(site.store, portal, draft);
    release = await recordOnce(site, portal, draft);
  }
  await verifyVersion(site.store, portal, release);
  return release;
}

/**
 * Stages the built portal and makes it live. The shell and the other portal do not change.
 * @throws Problem also when the version was withdrawn.
 */
export async function publishPortal(
  site: Site,
  portal: PortalName,
  { dist, expected, isAgain = false }: PublishOptions = {},
): Promise<Published> {
  const before = expected ?? stateOf(await readPointer(site.store), portal);
  const release = await stagePortal(site, portal, dist);
  if (before.live?.version !== release.version) {
    await refuseWithdrawn(site, portal, release.version, isAgain);
  }
  return { version: release.version, changed: await makeLive(site, portal, release, before) };
}
