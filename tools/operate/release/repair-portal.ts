import type { PortalRelease } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { isBuilt } from './built-apps';
import { checkVersions } from './check-versions';
import type { CheckedVersion } from './check-versions';
import { UNPACK, writeCompressedSiblings } from './compress';
import { integrityOf, readBuiltFiles } from './folder-files';
import { knownReleases } from './known-releases';
import { distOf } from './paths';
import type { AppName } from './paths';
import { readPointer } from './pointer';
import { readBuiltShell } from './publish-shell';
import { newLine, writeLine } from './release-log';
import { withReleaseLock } from './release-lock';
import { copyToRoot, rootFilesOf } from './shell-versions';
import type { Site } from './site';
import type { Store } from './store';
import { faultsOf } from './verify-version';
import type { Fault } from './verify-version';
import { folderOf, readRecord, recordOf, writeRecord } from './version-folder';

/** What a repair did to one version. */
export interface RepairedVersion {
  readonly version: string;
  /** Files that were written again. */
  readonly repaired: readonly string[];
  /** What is still wrong, because nothing here has the bytes of the record. */
  readonly left: readonly Fault[];
}

const fileOf = (path: string): string => path.replace(/\.(br|gz)$/, '');

/** Contents that may be the file's: itself, its compressed copies, the build's file of that name. */
async function contentsOf(store: Store, path: string, built: Buffer | undefined) {
  const copies = Object.entries(UNPACK).map(async ([ending, unpack]) => {
    const packed = await store.read(`${path}${ending}`);
    return packed && unpack(packed).catch(() => null);
  });
  return [await store.read(path), ...(await Promise.all(copies)), built ?? null];
}

async function repairFiles(
  store: Store,
  app: AppName,
  release: PortalRelease,
  built: ReadonlyMap<string, Buffer>,
): Promise<string[]> {
  const repaired: string[] = [];
  const faults = await faultsOf(store, app, release);
  for (const path of new Set(faults.map((fault) => fileOf(fault.path)))) {
    const name = path.replace(`${folderOf(app, release.version)}/`, '');
    const contents = await contentsOf(store, path, built.get(name));
    // The root has the same file when this shell is live.
    if (app === 'shell') contents.push(await store.read(name));
    const bytes = contents.find((one) => one && integrityOf(one) === release.integrity[`/${path}`]);
    if (!bytes) continue;
    await store.write(path, bytes);
    await writeCompressedSiblings(store, path, bytes);
    repaired.push(path);
  }
  return repaired;
}

/** Writes the record again when the pointer or one of its copies has it. @returns null when none has. */
async function repairRecord(
  store: Store,
  app: AppName,
  { version, faults }: CheckedVersion,
): Promise<{ release: PortalRelease | null; repaired: string[] }> {
  const path = recordOf(app, version);
  if (!faults.some((fault) => fault.path === path)) {
    return { release: await readRecord(store, app, version), repaired: [] };
  }
  const known = app === 'shell' ? null : await knownReleases(store, app);
  const release = known?.get(version) ?? null;
  if (!release) return { release, repaired: [] };
  await writeRecord(store, app, release);
  return { release, repaired: [path] };
}

/** Copies the files of the live shell to the root again, when all of them are whole. */
async function repairRoot(store: Store, release: PortalRelease): Promise<string[]> {
  if ((await faultsOf(store, 'shell', release)).length > 0) return [];
  return (await copyToRoot(store, release.version)) ? rootFilesOf(store, release.version) : [];
}

/** The files of the build that is here, by path. */
async function builtFiles(app: AppName): Promise<ReadonlyMap<string, Buffer>> {
  if (!isBuilt(app)) return new Map();
  const shell = app === 'shell' ? await readBuiltShell() : null;
  const files = shell ? [...shell.assets, ...shell.rootFiles] : await readBuiltFiles(distOf(app));
  return new Map(files.map(({ path, bytes }) => [path, bytes]));
}

/**
 * Writes damaged and missing files of an app's versions again: from their compressed copies, or from the
 * build that is here. A file is written only when its hash is that of the version's record. The pointer does
 * not change.
 * @param wanted only this version.
 * @throws Problem when there is no such version.
 */
export function repairPortal(
  site: Site,
  app: AppName,
  wanted?: string,
): Promise<RepairedVersion[]> {
  const { store } = site;
  return withReleaseLock(store, async (lock) => {
    const { revision } = await readPointer(store);
    const checked = (await checkVersions(store, app)).filter(
      ({ version }) => wanted === undefined || version === wanted,
    );
    if (wanted !== undefined && checked.length === 0) {
      throw new Problem(`${app} has no version ${wanted}.`);
    }
    const built = await builtFiles(app);
    const done: RepairedVersion[] = [];
    for (const one of checked.filter(({ faults }) => faults.length > 0)) {
      const { release, repaired } = await repairRecord(store, app, one);
      if (release) repaired.push(...(await repairFiles(store, app, release, built)));
      const { version } = one;
      if (release && app === 'shell' && one.is === 'live') {
        repaired.push(...(await repairRoot(store, release)));
      }
      const left = (await checkVersions(store, app)).find((now) => now.version === version);
      done.push({ version, repaired, left: left?.faults ?? [] });
      if (repaired.length === 0) continue;
      const commit = release?.commit ?? 'unknown';
      const line = { app, from: version, to: version, commit, revision, files: repaired };
      await writeLine(store, newLine(site, { action: 'repair', ...line }));
    }
    await lock.assertHeld();
    return done;
  });
}
